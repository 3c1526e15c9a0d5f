import { languageLevelSchema, type LanguageLevel, type PostingFacts } from '@rolefit/contracts';
import type { Case } from '../case.js';
import { type HeldLanguage, languagesHeld } from '../held-languages.js';
import { creditBelow, toCredit } from '../credit.js';
import type { ComparedFact } from './compared-fact.js';
import { onlyInWords, spokenInWords } from '../stated.js';
import { languageCredits } from '../credits.js';
import { languageName } from '../wording.js';

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

function statedReason({ level }: Ask, held: HeldLanguage, name: string): string {
  if (level !== null && held.level === null) return `You stated ${name} without a level.`;
  const isEnough =
    level === null || held.level === null || languageLevelsAbove(held.level, level) >= 0;
  return `You stated ${spokenInWords(held)}${isEnough ? '' : `; the posting asks for ${level}`}.`;
}

function adviceFor(held: HeldLanguage | undefined, name: string): string {
  if (!held) return `If you speak ${name}, name it with its level`;
  return held.quote === null
    ? `If your ${name} is better than you stated, change its level in your answers`
    : `If your ${name} is better than your resume says, give its level`;
}

function compare(ask: Ask, { resume, answers: { languages } }: Case): ComparedFact {
  const name = languageName(ask.code);
  const rated = languagesHeld(ask.code, resume, languages).map((held) => ({
    held,
    credit: creditOf(ask, held),
  }));
  const best = rated.reduce<(typeof rated)[number] | null>(
    (top, one) => (top === null || one.credit > top.credit ? one : top),
    null,
  );
  const written = resume.language === ask.code ? languageCredits.writtenIn : 0;
  const isByWriting = written > (best?.credit ?? 0);
  const credit = toCredit(isByWriting ? written : (best?.credit ?? 0));
  const isRuledOut = !best && !isByWriting && languages?.isComplete === true;
  const reasonOf = () => {
    if (isByWriting)
      return `Your resume is written in ${name}${best ? '' : ', though it does not name it among your languages'}.`;
    if (!best)
      return `We could not find ${name} in your resume${isRuledOut ? `, and you stated ${onlyInWords(languages.items.map(spokenInWords), 'language')}` : ''}.`;
    if (best.held.quote === null) return statedReason(ask, best.held, name);
    if (credit === 1)
      return `Your resume names ${name}${best.held.level === null ? '' : ` (${best.held.level})`}.`;
    return best.held.level === null
      ? `Your resume names ${name} without a level.`
      : `Your resume names ${name} ${best.held.level}; the posting asks for ${ask.level ?? name}.`;
  };
  return {
    languageCode: ask.code,
    isWish: ask.importance === 'preferred',
    label: `${name}${ask.level === null ? '' : ` ${ask.level}`}`,
    credit,
    reason: reasonOf(),
    postingQuote: ask.quote,
    // A resume that is written in the language shows it in any of its lines.
    resumeQuote: isByWriting ? (resume.statements[0]?.quote ?? null) : (best?.held.quote ?? null),
    isStated: !isByWriting && best !== null && best.held.quote === null,
    // Advice to name the language is pointless if the user rules it out.
    advice: isRuledOut ? null : adviceFor(best?.held, name),
  };
}

/**
 * Compares languages by level, from the resume and the user's answers; a resume written in a language
 * is evidence too.
 */
export function compareLanguages(input: Case): ComparedFact[] {
  return languagesAsked(input.posting).map((ask) => compare(ask, input));
}
