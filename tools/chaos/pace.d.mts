export interface Counts {
  readonly underWay: number;
  readonly ended: number;
}

export class Pace {
  constructor(rows: unknown, count: (rows: unknown) => Promise<Counts>);
  readonly limit: number;
  readonly isFull: boolean;
  underWay: number;
  note(counts: Counts, atMs: number): void;
  stop(): void;
}
