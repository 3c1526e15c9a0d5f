export interface Boundary {
  readonly name: string;
  readonly app: 'gateway' | 'worker';
  readonly when: 'before' | 'after';
  readonly from: string;
  readonly type: string;
  readonly method: string;
  readonly argument?: string;
}

export const boundaries: readonly Boundary[];
export function isOfPurge(boundary: Boundary): boolean;
