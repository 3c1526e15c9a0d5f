import { type Match } from '@rolefit/contracts';
import { type ScannedTexts } from '../evidence';
import { type SampleName } from './sample-names';

/** A match without a scan: what its verdict and its evidence show. */
export interface ShownMatch
  extends
    Pick<
      Match,
      | 'score'
      | 'scanSummary'
      | 'readyToApply'
      | 'readiness'
      | 'knockouts'
      | 'points'
      | 'recommendations'
    >,
    ScannedTexts {
  readonly sample: SampleName;
  /** The visitor's own posting. */
  readonly isOwn: boolean;
}
