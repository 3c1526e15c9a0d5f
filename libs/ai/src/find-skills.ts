import { mentionsWithin, skillMentionsOf } from './builtin/mentions.js';
import { pause } from './builtin/pause.js';
import { splitUnits } from './builtin/units.js';
import { findUnknownSkills } from './builtin/unknown-skills.js';

/** A place in a text that names a skill: `text.slice(start, end)` is the name as spelt there. */
export interface FoundSkill {
  /** Id in the taxonomy; null for a skill that it does not know. */
  readonly skillId: string | null;
  /** UTF-16 units, as in the text given. */
  readonly start: number;
  readonly end: number;
}

// After so many sentences others may have their turn.
const sentencesPerTurn = 100;

/**
 * Finds every place where a text names a skill: those of the taxonomy, and beyond it what the phrases and lists of postings and resumes name as one
 * ("experience with X", "knowledge of X, Y and Z"). Postings and resumes are both read on top of it. Deterministic; pauses between pieces of a long text.
 * @param text plain text of any length
 * @returns places in text order, none overlapping; the taxonomy's name wins where both would claim a place
 */
export async function findSkills(text: string): Promise<FoundSkill[]> {
  const mentions = await skillMentionsOf(text);
  const found: FoundSkill[] = [...mentions];
  let count = 0;
  for (const unit of splitUnits(text)) {
    if ((count += 1) % sentencesPerTurn === 0) await pause();
    const known = mentionsWithin(mentions, unit.start, unit.end);
    for (const { start, end } of findUnknownSkills(unit.text)) {
      const place = { skillId: null, start: unit.start + start, end: unit.start + end };
      if (!known.some((mention) => mention.start < place.end && place.start < mention.end)) found.push(place);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
