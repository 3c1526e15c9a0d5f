import type { Answers, LanguageLevel, Quote, ResumeFacts } from '@rolefit/contracts';

/** A language of the resume, with its line, or of the user, without one. */
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
 * What counts for a language: what the user states about it with a level, in place of what the resume says, as with skills; else the resume's lines,
 * and the statement beside them.
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
