import type { Label, MessageOf, PhraseValues, SentenceValues } from '@rolefit/contracts';

/** A text for each message of a table. */
export type TextsFor<Values> = {
  readonly [Code in keyof Values]: (values: Values[Code]) => string;
};

/** All texts of one language. The compiler finds what a language lacks. */
export interface MatchTexts {
  readonly phrases: TextsFor<PhraseValues>;
  /** A licence, certificate or clearance by its English name. */
  readonly credential: (name: string) => string;
  readonly sentences: TextsFor<SentenceValues>;
}

/** Puts a name into words. */
export type NameOf = (label: Label) => string;

/** A message in words. */
export function write<Values, Code extends keyof Values>(
  { code, values }: MessageOf<Values, Code>,
  texts: TextsFor<Values>,
): string {
  return texts[code](values);
}
