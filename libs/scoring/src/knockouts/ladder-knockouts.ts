import type { PostingFacts, Quote } from '@rolefit/contracts';
import {
  type Case,
  type Condition,
  degreesAsked,
  fieldCredit,
  type HeldLanguage,
  isChoiceWithDegree,
  languageLevelsAbove,
  languagesAsked,
  languagesHeld,
  levelsAbove,
  overlaps,
} from '@rolefit/linking';

type LanguageAsk = PostingFacts['languages'][number];

/** The user's statements always use named levels. */
function namesLevel(quote: Quote | null): boolean {
  return quote === null || /\b[ABC][12]\b/.test(quote.text);
}

/**
 * One stated language against the required level. For "fluent" instead of "C1" the level is an
 * estimate, so one step below is no contradiction.
 */
function languageStatus(ask: LanguageAsk, held: HeldLanguage): Condition['status'] {
  if (ask.level === null) return 'met';
  if (held.level === null) return 'unknown';
  const above = languageLevelsAbove(held.level, ask.level);
  if (above >= 0) return 'met';
  return above === -1 && !(namesLevel(ask.quote) && namesLevel(held.quote)) ? 'unknown' : 'not-met';
}

const order: readonly Condition['status'][] = ['met', 'unknown', 'not-met'];

/**
 * Required languages; a resume written in a language, without a stated level, counts as evidence.
 */
export function languageKnockouts({ posting, resume, answers: { languages } }: Case): Condition[] {
  const required = posting.languages.filter(({ importance }) => importance === 'required');
  return languagesAsked({ languages: required }).map((ask): Condition => {
    const base = {
      kind: 'language',
      label: { code: 'language', values: { code: ask.code, level: ask.level } },
      postingQuote: ask.quote,
    } as const;
    const [best] = languagesHeld(ask.code, resume, languages)
      .map((held) => ({ held, status: languageStatus(ask, held) }))
      .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
    const isWritten = resume.language === ask.code && best?.status !== 'not-met';
    const isStated = best?.held.quote === null && !(isWritten && best.status !== 'met');
    if (best && isStated)
      return {
        ...base,
        status: best.status,
        resumeQuote: null,
        statedByUser: {
          code: 'language',
          values: { code: best.held.code, level: best.held.level },
        },
      };
    if (best || isWritten)
      return {
        ...base,
        status: isWritten ? 'met' : (best?.status ?? 'unknown'),
        resumeQuote: best?.held.quote ?? null,
      };
    if (languages?.isComplete)
      return {
        ...base,
        status: 'not-met',
        resumeQuote: null,
        statedByUser: { code: 'only-languages', values: { languages: languages.items } },
      };
    return { ...base, status: 'unknown', resumeQuote: null };
  });
}

/**
 * Degrees required without "or equivalent" and without another qualification instead: a lower highest degree contradicts; another field is
 * undecided.
 */
export function degreeKnockouts({ posting, resume }: Case): Condition[] {
  const isChoice = ({ quote }: PostingFacts['education'][number]) =>
    posting.requirements.some(
      (one) => overlaps(one.quote, quote) && one.parts.some(isChoiceWithDegree),
    );
  const asked = degreesAsked(posting).filter(
    (one) => one.importance === 'required' && !one.orEquivalent && !isChoice(one),
  );
  return asked.map((ask): Condition => {
    const degrees = [...resume.education].sort((a, b) => levelsAbove(b.level, a.level));
    const highEnough = degrees.filter(({ level }) => levelsAbove(level, ask.level) >= 0);
    const fitting = highEnough.find(({ field }) => fieldCredit(ask.field, field) === 1);
    const best = fitting ?? highEnough[0] ?? degrees[0];
    const status = fitting ? 'met' : highEnough.length > 0 || !best ? 'unknown' : 'not-met';
    return {
      kind: 'degree',
      label: { code: 'degree', values: { level: ask.level, field: ask.field } },
      status,
      postingQuote: ask.quote,
      resumeQuote: best?.quote ?? null,
    };
  });
}
