import { type ComparedResume } from './compared-resumes';
import { texts } from './texts';

/** How a resume differs from the best one; null if only its score is known. */
export function differenceOf({ isEstimate, isAboutAsGood, lacks }: ComparedResume): string | null {
  if (isAboutAsGood) return texts.aboutAsWell;
  if (lacks.length === 0) return isEstimate ? texts.estimate : null;
  return isEstimate ? texts.estimateLacks(lacks) : texts.lacks(lacks);
}

interface Best {
  readonly number: number;
  readonly name: string;
}

/**
 * Which resume to apply with.
 * @param defaultNumber number of the default resume; null while it is unknown
 */
export function adviceOf(
  { number, name }: Best,
  others: readonly ComparedResume[],
  defaultNumber: number | null,
  readyToApply: boolean | null,
): string {
  if (defaultNumber === null || defaultNumber === number) return texts.fitsBest(name);
  if (readyToApply === false) return texts.ifYouApply(name);
  const usual = others.find((other) => other.number === defaultNumber);
  return usual?.isAboutAsGood ? texts.applyWithEither(name, usual.name) : texts.applyWith(name);
}
