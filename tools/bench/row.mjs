import { median } from './statistics.mjs';

/**
 * One row of the table from the ratios of its rounds.
 * @param least the ratio must reach this, or @param most stay below it
 */
export function rowOf({ figure, against, ratios, least, most, note }) {
  const ratio = median(ratios);
  const goal = least === undefined ? `≤ ${most}×` : `≥ ${least}×`;
  return { figure, against, goal, ratio, spread: [Math.min(...ratios), Math.max(...ratios)], isMet: least === undefined ? ratio <= most : ratio >= least, note };
}
