export interface Boundary {
  readonly name: string;
  readonly app: 'gateway' | 'worker';
  readonly when: 'before' | 'after';
  readonly from: string;
  readonly type: string;
  readonly method: string;
  readonly argument?: string;
  /** Whether a call that gave this has written anything; absent where every call does. */
  readonly wrote?: (value: never) => boolean;
}

export const boundaries: readonly Boundary[];
export function isOfPurge(boundary: Boundary): boolean;
