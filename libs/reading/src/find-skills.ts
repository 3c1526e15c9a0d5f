import type { Quote } from '@rolefit/contracts';
import type { SkillMention } from '@rolefit/skills';
import { isPosting } from './posting/is-posting.js';
import { mentionsWithin, skillMentionsOf } from './skills/mentions.js';
import { mayAsk, skillsNamedBy, unknownIn } from './posting/named-skills.js';
import { pause } from './document/pause.js';
import type { PostingSection } from './posting/sections.js';
import { findPostingTitle } from './posting/title.js';
import { postingLines, postingUnits } from './posting/units.js';
import { splitUnits, type Unit } from './document/units.js';

/** A place in a text that names a skill: `text.slice(start, end)` is the name as spelt there. */
export interface FoundSkill {
  /** Id in the taxonomy; null for a skill that it does not know. */
  readonly skillId: string | null;
  /** UTF-16 units, as in the text given. */
  readonly start: number;
  readonly end: number;
}

// Yield to the event loop after this many characters.
const charsPerTurn = 8_000;
// Minimum cost of a short sentence, in characters.
const unitChars = 40;

interface Sentences {
  readonly sentences: readonly { readonly unit: Unit; readonly section: PostingSection | null }[];
  readonly title: Quote | null;
}

/**
 * The sentences with the names in them: for a posting those with requirements, for other texts all.
 */
function sentencesOf(text: string, mentions: readonly SkillMention[]): Sentences {
  const lines = postingLines(text);
  if (!isPosting(text, lines, mentions))
    return { sentences: splitUnits(text).map((unit) => ({ unit, section: null })), title: null };
  return {
    sentences: postingUnits(text, lines),
    title: findPostingTitle(text, lines)?.quote ?? null,
  };
}

/**
 * Finds every range of a text that names a skill: those of the taxonomy, and further names in
 * typical phrases and lists of postings and resumes ("experience with X", "knowledge of X, Y and
 * Z"). The resume reader builds on it; the posting reader, which also determines importance, uses
 * the same parts. In a posting, self-descriptions of the employer, pay, benefits, law and team
 * names contain no skills. Deterministic; yields to the event loop in long texts.
 * @param text plain text of any length
 * @returns ranges in text order, without overlaps; taxonomy names have precedence
 */
export async function findSkills(text: string): Promise<FoundSkill[]> {
  const mentions = await skillMentionsOf(text);
  const found: FoundSkill[] = [];
  let chars = 0;
  const { sentences, title } = sentencesOf(text, mentions);
  for (const { unit, section } of sentences) {
    if ((chars += unit.text.length + unitChars) > charsPerTurn) {
      chars = 0;
      await pause();
    }
    if (section !== null && !mayAsk(unit, section)) continue;
    const own = mentionsWithin(mentions, unit.start, unit.end);
    const { known, unknown } =
      section === null
        ? { known: own, unknown: unknownIn(unit, own, false) }
        : skillsNamedBy(text, unit, section, own, title);
    found.push(...known, ...unknown.map(({ start, end }) => ({ skillId: null, start, end })));
  }
  return withoutTitle(found, title).sort((a, b) => a.start - b.start);
}

/** A title names a role; the skill in it counts there only if the posting names it nowhere else. */
function withoutTitle(found: readonly FoundSkill[], title: Quote | null): FoundSkill[] {
  if (title === null) return [...found];
  const isInTitle = ({ start, end }: FoundSkill) => start >= title.start && end <= title.end;
  const elsewhere = new Set(found.filter((one) => !isInTitle(one)).map(({ skillId }) => skillId));
  return found.filter((one) => !isInTitle(one) || !elsewhere.has(one.skillId));
}
