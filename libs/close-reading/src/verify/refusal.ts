/** Why a claim was refused, in words for the reader who made it: an agent can act on them. */
export const refusals = {
  'unknown-requirement': 'The posting has no such requirement.',
  repeated: 'There is already a claim about this requirement.',
  malformed: 'The claim does not have the shape that is asked for.',
  'no-quote': 'A verdict other than not-found needs words copied from the resume.',
  'not-in-resume': 'These words are not in the resume.',
  empty: 'These words say nothing: copy a whole line.',
  denied: 'The resume says this of something that the person does not have, or only wishes for.',
  'names-no-language': 'These words do not name the language.',
  'names-no-licence': 'These words name no licence, certificate or membership.',
  'names-no-degree': 'These words name no degree or training.',
} as const;

export type RefusalReason = keyof typeof refusals;

/** A claim, or one of its quotes, that was dropped. */
export interface Refusal {
  readonly requirementId: string | null;
  readonly reason: RefusalReason;
  /** The quote that was dropped; null where the claim as a whole was. */
  readonly quote: string | null;
}
