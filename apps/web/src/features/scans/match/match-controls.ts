import { type Knockout, type MatchPoint } from '@rolefit/contracts';
import { type ReactNode } from 'react';

/** Controls of other features beside what was judged. */
export interface MatchControls {
  readonly ofPoint: (point: MatchPoint) => ReactNode;
  readonly ofCondition: (condition: Knockout) => ReactNode;
  /** Below what to do. */
  readonly afterSteps: ReactNode;
  /** Below the evidence. */
  readonly afterEvidence: ReactNode;
}
