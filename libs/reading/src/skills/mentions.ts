import { findSkillMentions, type SkillMention } from '@rolefit/skills';
import { pause, piecesOf } from '../document/pause.js';

/** All mentions of skills in a text of any length, without blocking the event loop. */
export async function skillMentionsOf(text: string): Promise<SkillMention[]> {
  const mentions: SkillMention[] = [];
  for (const { start, end } of piecesOf(text)) {
    if (start > 0) await pause();
    for (const mention of findSkillMentions(text.slice(start, end))) {
      mentions.push({
        skillId: mention.skillId,
        start: start + mention.start,
        end: start + mention.end,
      });
    }
  }
  return mentions;
}

/**
 * The mentions within a range; `mentions` is sorted. Binary search, since it is called for every
 * line.
 */
export function mentionsWithin(
  mentions: readonly SkillMention[],
  start: number,
  end: number,
): SkillMention[] {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const found: SkillMention[] = [];
  for (let at = low; at < mentions.length; at++) {
    const mention = mentions[at];
    if (!mention || mention.start >= end) break;
    if (mention.end <= end) found.push(mention);
  }
  return found;
}

/** Ids of the skills that a range names, each once. */
export function skillIdsWithin(
  mentions: readonly SkillMention[],
  start: number,
  end: number,
): string[] {
  return [...new Set(mentionsWithin(mentions, start, end).map(({ skillId }) => skillId))];
}

/** Mentions in a short text: a line or a piece of one. */
export function skillMentionsIn(words: string): SkillMention[] {
  return findSkillMentions(words);
}
