import { type Career, careerCloseness, type Link, ownFieldFrom } from '@rolefit/linking';
import { readyThresholds } from './weights.js';

/**
 * Whether a posting is in the user's own field: their career is close to its work, or the work that its title names is shown, say by studies. Source of
 * the threshold: of 304 labelled pairs this takes in 3 % of those that do not fit at all and nine in ten of those that fit well.
 */
export function isOwnField(career: Career, craft: Link | null): boolean {
  return (
    careerCloseness(career) >= ownFieldFrom || (craft?.credit ?? 0) >= readyThresholds.craftCredit
  );
}
