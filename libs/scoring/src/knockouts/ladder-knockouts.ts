import type { Knockout, PostingFacts, Quote } from '@rolefit/contracts';
import {
  type Case,
  degreesAsked,
  educationNames,
  fieldCredit,
  type HeldLanguage,
  languageLevelsAbove,
  languageName,
  languagesAsked,
  languagesHeld,
  levelsAbove,
  onlyInWords,
  spokenInWords,
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
function languageStatus(ask: LanguageAsk, held: HeldLanguage): Knockout['status'] {
  if (ask.level === null) return 'met';
  if (held.level === null) return 'unknown';
  const above = languageLevelsAbove(held.level, ask.level);
  if (above >= 0) return 'met';
  return above === -1 && !(namesLevel(ask.quote) && namesLevel(held.quote)) ? 'unknown' : 'not-met';
}

const order: readonly Knockout['status'][] = ['met', 'unknown', 'not-met'];

/**
 * Required languages; a resume written in a language, without a stated level, counts as evidence.
 */
export function languageKnockouts({ posting, resume, answers: { languages } }: Case): Knockout[] {
  const required = posting.languages.filter(({ importance }) => importance === 'required');
  return languagesAsked({ languages: required }).map((ask): Knockout => {
    const base = {
      kind: 'language',
      label: `${languageName(ask.code)}${ask.level === null ? '' : ` ${ask.level}`}`,
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
        statedByUser: spokenInWords(best.held),
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
        statedByUser: onlyInWords(languages.items.map(spokenInWords), 'language'),
      };
    return { ...base, status: 'unknown', resumeQuote: null };
  });
}

/**
 * Degrees required without "or equivalent": a lower highest degree contradicts; another field is
 * undecided.
 */
export function degreeKnockouts({ posting, resume }: Case): Knockout[] {
  const asked = degreesAsked(posting).filter(
    ({ importance, orEquivalent }) => importance === 'required' && !orEquivalent,
  );
  return asked.map((ask) => {
    const degrees = [...resume.education].sort((a, b) => levelsAbove(b.level, a.level));
    const highEnough = degrees.filter(({ level }) => levelsAbove(level, ask.level) >= 0);
    const fitting = highEnough.find(({ field }) => fieldCredit(ask.field, field) === 1);
    const best = fitting ?? highEnough[0] ?? degrees[0];
    const status = fitting ? 'met' : highEnough.length > 0 || !best ? 'unknown' : 'not-met';
    const label = `${educationNames[ask.level]}${ask.field === null ? '' : ` in ${ask.field}`}`;
    return {
      kind: 'degree',
      label: label.charAt(0).toUpperCase() + label.slice(1),
      status,
      postingQuote: ask.quote,
      resumeQuote: best?.quote ?? null,
    };
  });
}
