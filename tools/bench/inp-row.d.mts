import { type Row } from './table.mjs';

export interface Interactions {
  readonly durations: readonly number[];
  readonly count: number;
}

export interface Phase extends Interactions {
  readonly perSecond: number;
}

export function inpOf(interactions: Interactions): number;
export function inpRow(name: string, measured: readonly { readonly quiet: Phase; readonly live: Phase }[]): Row;
