/** Why a claim was refused, worded so that the agent that made it can correct it. */
export const refusals = {
  'unknown-requirement': 'The posting has no such requirement.',
  repeated: 'There is already a claim about this requirement.',
  malformed: 'The claim does not have the required shape.',
  'no-quote': 'A verdict other than not-found needs words copied from the resume.',
  'not-in-resume': 'These words are not in the resume.',
  empty: 'These words are too short to be evidence: copy a whole line.',
  denied:
    'In the resume, these words describe something that the person lacks, or only hopes to have or do.',
  'names-no-language': 'These words do not name the language.',
  'names-no-licence': 'These words name no licence, certificate or membership.',
  'names-no-degree': 'These words name no degree or training.',
} as const;

export type RefusalReason = keyof typeof refusals;

/** A claim, or one of its quotes, that was dropped. */
export interface Refusal {
  readonly requirementId: string | null;
  readonly reason: RefusalReason;
  /** The quote that was dropped; null if the whole claim was. */
  readonly quote: string | null;
}
