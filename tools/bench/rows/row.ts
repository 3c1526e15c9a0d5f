import { median } from './statistics.ts';

/** One line of the table: a figure as a ratio to its base, with the lowest and the highest ratio of a round. */
export interface Row {
  readonly figure: string;
  readonly against: string;
  readonly goal: string;
  readonly ratio: number;
  readonly spread: readonly [lowest: number, highest: number];
  readonly isMet: boolean;
  readonly note?: string | undefined;
}

interface Measurement {
  readonly figure: string;
  readonly against: string;
  /** One for each round. */
  readonly ratios: readonly number[];
  /** The median of `ratios` by default. */
  readonly ratio?: number;
  /** How the table shows the goal; by default the bound itself. */
  readonly goal?: string;
  readonly note?: string | undefined;
}

/** Lower or upper limit of the ratio. */
type Bound = { readonly least: number } | { readonly most: number };

/** Makes a line of the table from the ratios of its rounds. */
export function rowOf({
  figure,
  against,
  ratios,
  ratio = median(ratios),
  note,
  ...rest
}: Measurement & Bound): Row {
  const bound = 'least' in rest ? `≥ ${rest.least}×` : `≤ ${rest.most}×`;
  const isMet = 'least' in rest ? ratio >= rest.least : ratio <= rest.most;
  return {
    figure,
    against,
    goal: rest.goal ?? bound,
    ratio,
    spread: [Math.min(...ratios), Math.max(...ratios)],
    isMet,
    note,
  };
}
