import { languageLevelSchema, type LanguageLevel, type PostingFacts, type ResumeFacts } from '@rolefit/contracts';
import type { Case } from '../case.js';
import { creditBelow, toCredit, type Judgement } from '../judgement.js';
import { importanceWeights, languageCredits } from '../weights.js';
import { languageName } from '../wording.js';

type Ask = PostingFacts['languages'][number];
type Held = ResumeFacts['languages'][number];

/** How many levels `have` stands above `want`; negative below. */
export function languageLevelsAbove(have: LanguageLevel, want: LanguageLevel): number {
  const ladder = languageLevelSchema.options;
  return ladder.indexOf(have) - ladder.indexOf(want);
}

function creditOf(ask: Ask, held: Held): number {
  if (ask.level === null) return 1;
  return held.level === null ? languageCredits.unnamedLevel : creditBelow(languageCredits.below, -languageLevelsAbove(held.level, ask.level));
}

/** A language asked for twice counts once, at the highest level that is required, else preferred. */
export function languagesAsked({ languages }: Pick<PostingFacts, 'languages'>): Ask[] {
  const rank = ({ importance, level }: Ask) => importanceWeights[importance] * 10 + (level === null ? 0 : languageLevelSchema.options.indexOf(level) + 1);
  const asks = new Map<string, Ask>();
  for (const ask of languages) {
    const known = asks.get(ask.code);
    if (!known || rank(ask) > rank(known)) asks.set(ask.code, ask);
  }
  return [...asks.values()];
}

function judge(ask: Ask, { resume }: Case): Judgement {
  const name = languageName(ask.code);
  const rated = resume.languages.filter(({ code }) => code === ask.code).map((held) => ({ held, credit: creditOf(ask, held) }));
  const best = rated.reduce<(typeof rated)[number] | null>((top, one) => (top === null || one.credit > top.credit ? one : top), null);
  const written = resume.language === ask.code ? languageCredits.writtenIn : 0;
  const isByWriting = written > (best?.credit ?? 0);
  const credit = toCredit(isByWriting ? written : (best?.credit ?? 0));
  const reasonOf = () => {
    if (isByWriting) return `Your resume is written in ${name}${best ? '' : ', though it does not name it among your languages'}.`;
    if (!best) return `We could not find ${name} in your resume.`;
    if (credit === 1) return `Your resume names ${name}${best.held.level === null ? '' : ` (${best.held.level})`}.`;
    return best.held.level === null ? `Your resume names ${name} without a level.` : `Your resume names ${name} ${best.held.level}; the posting asks for ${ask.level ?? name}.`;
  };
  return {
    subScore: 'languageScore',
    label: `${name}${ask.level === null ? '' : ` ${ask.level}`}`,
    importance: ask.importance,
    weight: importanceWeights[ask.importance],
    credit,
    reason: reasonOf(),
    postingQuote: ask.quote,
    resumeQuote: isByWriting ? null : (best?.held.quote ?? null),
    via: null,
    advice: best ? `If your ${name} is better than your resume says, give its level` : `If you speak ${name}, name it with its level`,
  };
}

/** Judges languages by level; a resume written in a language shows it too. */
export function judgeLanguages(input: Case): Judgement[] {
  return languagesAsked(input.posting).map((ask) => judge(ask, input));
}
