import type { Candidate } from './candidate.js';
import { hasCue, isBesideSkill, isJoined, isRunOfTools, isWholeLine } from './name-context.js';
import { longestAt } from './names-at.js';
import { buildSpellingIndex, type SpellingIndex } from './spelling-index.js';
import { taxonomySkills } from './taxonomy.js';
import { languagesOf } from './text-language.js';
import { byNeighbours, disambiguate } from './disambiguation.js';
import { tokenise, type Token } from './tokens.js';

/** A range of a text that names a skill; `text.slice(start, end)` is the name as written. */
export interface SkillMention {
  readonly skillId: string;
  readonly start: number;
  readonly end: number;
}

let index: SpellingIndex | undefined;

function candidatesIn(text: string, tokens: readonly Token[], names: SpellingIndex): Candidate[] {
  const languages = languagesOf(tokens);
  const candidates: Candidate[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = longestAt(names, text, tokens, at, languages);
    const candidate = found && disambiguate(text, found.candidates);
    if (candidate) candidates.push(candidate);
    at += found?.length ?? 1;
  }
  return candidates;
}

/** Ambiguous abbreviations resolved by the certain skills around them. */
function decided(candidates: readonly Candidate[]): Candidate[] {
  return candidates.map((candidate, at) => {
    if (!candidate.oneOf) return candidate;
    const isSure = (other: Candidate) => other.isFirm;
    const neighbours = [
      candidates.slice(Math.max(0, at - 4), at).findLast(isSure),
      candidates.slice(at + 1, at + 5).find(isSure),
    ];
    const meant = byNeighbours(candidate, neighbours);
    return meant ? { ...meant, isFirm: true } : candidate;
  });
}

/** Names in lower case that only their list identifies as names: "excel, word, outlook". */
function inRuns(text: string, candidates: readonly Candidate[]): Candidate[] {
  const runs: Candidate[][] = [];
  candidates.forEach((candidate, at) => {
    const left = candidates[at - 1];
    const run = left && isJoined(text, left, candidate) ? runs.at(-1) : undefined;
    if (run) run.push(candidate);
    else runs.push([candidate]);
  });
  return runs
    .filter((run) => run.length > 1 && run.some(({ isFirm }) => !isFirm) && isRunOfTools(text, run))
    .flat();
}

function settle(text: string, candidates: readonly Candidate[]): Candidate[] {
  const accepted = new Set(
    candidates.filter(
      (candidate) =>
        candidate.isFirm ||
        (!candidate.oneOf && (hasCue(text, candidate) || isWholeLine(text, candidate))),
    ),
  );
  for (const candidate of inRuns(text, candidates)) if (!candidate.oneOf) accepted.add(candidate);
  const chain = (order: readonly number[], step: 1 | -1) => {
    for (const at of order) {
      const candidate = candidates[at];
      if (
        candidate &&
        !candidate.oneOf &&
        !accepted.has(candidate) &&
        isBesideSkill(text, candidate, candidates[at - step], accepted)
      )
        accepted.add(candidate);
    }
  };
  const order = candidates.map((_, at) => at);
  chain(order, 1);
  chain(order.toReversed(), -1);
  return candidates.filter((candidate) => accepted.has(candidate));
}

/**
 * Finds every mention of a taxonomy skill in a text: the longest name wins, words match completely,
 * "C++", ".NET" and "CI/CD" are names. Everyday words that are also names ("Go", "React", "rest")
 * count only as their lines in the taxonomy allow: by letter case, an adjacent list of skills or
 * cue word, or context words on the line. One pass over the words; the index is built once, at the
 * first call.
 * @returns mentions in text order, without overlaps; offsets in UTF-16 units
 */
export function findSkillMentions(text: string): SkillMention[] {
  index ??= buildSpellingIndex(taxonomySkills());
  return mentionsIn(text, index);
}

/** `findSkillMentions` with any index. */
export function mentionsIn(text: string, names: SpellingIndex): SkillMention[] {
  const candidates = decided(candidatesIn(text, tokenise(text), names));
  return settle(text, candidates).map(({ spelling, start, end }) => ({
    skillId: spelling.skill.entry.id,
    start,
    end,
  }));
}
