import {
  languageLevelSchema,
  type LanguageLevel,
  type PostingFacts,
  type Sentence,
  type SpokenLanguage,
} from '@rolefit/contracts';
import type { Case } from '../case.js';
import { type HeldLanguage, languagesHeld } from '../held-languages.js';
import { creditBelow, toCredit } from '../credit.js';
import type { ComparedFact } from './compared-fact.js';
import { languageCredits } from '../credits.js';

type Ask = PostingFacts['languages'][number];

/** Number of levels that `have` is above `want`; negative if below. */
export function languageLevelsAbove(have: LanguageLevel, want: LanguageLevel): number {
  const ladder = languageLevelSchema.options;
  return ladder.indexOf(have) - ladder.indexOf(want);
}

function creditOf(ask: Ask, held: HeldLanguage): number {
  if (ask.level === null) return 1;
  return held.level === null
    ? languageCredits.unnamedLevel
    : creditBelow(languageCredits.below, -languageLevelsAbove(held.level, ask.level));
}

/**
 * A language named twice counts once, at the highest required level, otherwise the highest
 * preferred one.
 */
export function languagesAsked({ languages }: Pick<PostingFacts, 'languages'>): Ask[] {
  const rank = ({ importance, level }: Ask) =>
    Number(importance === 'required') * 10 +
    (level === null ? 0 : languageLevelSchema.options.indexOf(level) + 1);
  const asks = new Map<string, Ask>();
  for (const ask of languages) {
    const known = asks.get(ask.code);
    if (!known || rank(ask) > rank(known)) asks.set(ask.code, ask);
  }
  return [...asks.values()];
}

function reasonForHeld({ code, level: asked }: Ask, { level, quote }: HeldLanguage): Sentence {
  const isStated = quote === null;
  if (level === null && (asked !== null || isStated))
    return asked === null
      ? { code: 'language-stated', values: { code, level } }
      : { code: 'language-without-level', values: { code, isStated } };
  if (level !== null && asked !== null && languageLevelsAbove(level, asked) < 0)
    return { code: 'language-lower', values: { code, level, asked, isStated } };
  return { code: isStated ? 'language-stated' : 'language-found', values: { code, level } };
}

/** @param stated the languages that the user calls a complete list; null without one */
function reasonForMissing(code: string, stated: readonly SpokenLanguage[] | null): Sentence[] {
  const missing: Sentence = { code: 'language-missing', values: { code } };
  return stated === null
    ? [missing]
    : [missing, { code: 'only-languages-stated', values: { languages: stated } }];
}

function adviceFor(code: string, held: HeldLanguage | undefined): Sentence {
  return held
    ? {
        code: 'raise-language',
        values: { code, in: held.quote === null ? 'answers' : 'resume' },
      }
    : { code: 'name-language', values: { code } };
}

function compare(ask: Ask, { resume, answers: { languages } }: Case): ComparedFact {
  const { code, level } = ask;
  const rated = languagesHeld(code, resume, languages).map((held) => ({
    held,
    credit: creditOf(ask, held),
  }));
  const best = rated.reduce<(typeof rated)[number] | null>(
    (top, one) => (top === null || one.credit > top.credit ? one : top),
    null,
  );
  const written = resume.language === code ? languageCredits.writtenIn : 0;
  const isByWriting = written > (best?.credit ?? 0);
  const credit = toCredit(isByWriting ? written : (best?.credit ?? 0));
  const isRuledOut = !best && !isByWriting && languages?.isComplete === true;
  const reasonOf = (): Sentence[] => {
    if (isByWriting)
      return [{ code: 'language-written', values: { code, isListed: best !== null } }];
    return best
      ? [reasonForHeld(ask, best.held)]
      : reasonForMissing(code, isRuledOut ? languages.items : null);
  };
  return {
    languageCode: code,
    isWish: ask.importance === 'preferred',
    label: { code: 'language', values: { code, level } },
    credit,
    reason: reasonOf(),
    postingQuote: ask.quote,
    // A resume that is written in the language shows it in any of its lines.
    resumeQuote: isByWriting ? (resume.statements[0]?.quote ?? null) : (best?.held.quote ?? null),
    isStated: !isByWriting && best !== null && best.held.quote === null,
    // Advice to name the language is pointless if the user rules it out.
    advice: isRuledOut ? null : adviceFor(code, best?.held),
  };
}

/**
 * Compares languages by level, from the resume and the user's answers; a resume written in a language
 * is evidence too.
 */
export function compareLanguages(input: Case): ComparedFact[] {
  return languagesAsked(input.posting).map((ask) => compare(ask, input));
}
