import type { Answers, LanguageLevel, Quote, ResumeFacts } from '@rolefit/contracts';

/** A language with its resume line, or without one if only the user states it. */
export interface HeldLanguage {
  readonly code: string;
  readonly level: LanguageLevel | null;
  readonly quote: Quote | null;
}

/** Norwegian has three codes; speakers of any of them meet all three. */
const norwegian = new Set(['no', 'nb', 'nn']);

function isSameLanguage(a: string, b: string): boolean {
  return a === b || (norwegian.has(a) && norwegian.has(b));
}

/**
 * The levels that count for a language. As with skills, a level stated by the user replaces the
 * resume's; otherwise the resume's lines and the statement without a level count.
 */
export function languagesHeld(
  code: string,
  resume: ResumeFacts,
  stated: Answers['languages'],
): HeldLanguage[] {
  const shown: HeldLanguage[] = resume.languages.filter((held) => held.code === code);
  const answers = (stated?.items ?? [])
    .filter((spoken) => isSameLanguage(spoken.code, code))
    .map((spoken): HeldLanguage => ({ ...spoken, code, quote: null }));
  return answers.some(({ level }) => level !== null)
    ? answers.filter(({ level }) => level !== null)
    : [...shown, ...answers];
}
