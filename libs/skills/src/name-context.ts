import { kindOf, type Candidate } from './candidate.js';
import { anyOf } from './lexicon/lexicons.js';

const conjunctions = anyOf((lexicon) => lexicon.conjunctions);

// Between two names of a list: its separators, optionally after a version ("Java 17, Go").
const listGap = new RegExp(
  String.raw`^(?:\s?v?\d{1,4}(?:\.\d{1,3}){0,2}\+?(?=[\s,;/|]))?[\s,;/|&+()\u00b7\u2022\u25cf\u25aa:\-\u2013]{0,6}(?:(?:${conjunctions})(?:/(?:${conjunctions}))?\s{1,2})?$`,
  'iu',
);
const technicalKinds = new Set(['technology', 'tool']);

/** Whether only list separators are between two candidates, the left one first. */
export function isJoined(text: string, left: Candidate, right: Candidate): boolean {
  if (right.start - left.end > 14) return false;
  const gap = text.slice(left.end, right.start);
  return listGap.test(gap) && /[^\s\d.]/.test(gap);
}

/**
 * A tool confirms any adjacent name, other skills only names of their own profession: "Chef,
 * Cooking" is no software.
 */
function vouches(neighbour: Candidate, { isOwnCase, spelling }: Candidate): boolean {
  const kind = kindOf(neighbour);
  if (!isOwnCase || technicalKinds.has(kind)) return technicalKinds.has(kind);
  return (
    kind === 'knowledge' ||
    kind === 'method' ||
    (kind !== 'soft' && neighbour.spelling.skill.profession === spelling.skill.profession)
  );
}

/** Whether a list joins a candidate to an adjacent skill. */
export function isBesideSkill(
  text: string,
  candidate: Candidate,
  neighbour: Candidate | undefined,
  accepted: ReadonlySet<Candidate>,
): boolean {
  if (
    !neighbour ||
    !accepted.has(neighbour) ||
    !vouches(neighbour, candidate) ||
    isLetterOfSeries(text, candidate)
  )
    return false;
  const [left, right] =
    candidate.start < neighbour.start ? [candidate, neighbour] : [neighbour, candidate];
  return isJoined(text, left, right);
}

const leastRun = 3;
const listAnnounced = new RegExp(
  String.raw`(?:\b(?:${anyOf(({ announcements }) => announcements)})(?:\s(?:${anyOf(({ afterAnnouncements }) => afterAnnouncements)}))?\s?:?\s{1,2}|:\s{1,2})$`,
  'i',
);

/**
 * Whether consecutive candidates in a list are names regardless of case: three tools in a row, or
 * two after words that introduce a list ("experience with react and node").
 */
export function isRunOfTools(text: string, run: readonly Candidate[]): boolean {
  const [first] = run;
  if (
    !first ||
    run.some(
      (candidate) => !technicalKinds.has(kindOf(candidate)) || candidate.end - candidate.start < 3,
    )
  )
    return false;
  const skills = new Set(run.map(({ spelling }) => spelling.skill));
  return (
    skills.size >= leastRun ||
    (skills.size === leastRun - 1 &&
      listAnnounced.test(text.slice(Math.max(0, first.start - 40), first.start)))
  );
}

const wordBefore = new RegExp(
  String.raw`\b(?:${anyOf(({ beforeSkills }) => beforeSkills)})\s{1,2}$`,
  'i',
);
// A single letter needs a stronger cue: "vitamin C" and "grades A, B and C" are no languages.
const letterWordBefore = new RegExp(
  String.raw`\b(?:${anyOf(({ beforeLetters }) => beforeLetters)})\s{1,2}(?:(?:${anyOf(({ towardsLetters }) => towardsLetters)})\s{1,2})?$|\b(?:${anyOf(({ directlyBeforeLetters }) => directlyBeforeLetters)})\s{1,2}$`,
  'i',
);
// Seasons: something starts "in Spring". "In" and "with" before a person or a place are no cue for
// tools.
const timeBefore = new RegExp(
  String.raw`\b(?:${anyOf(({ seasonsBefore }) => seasonsBefore)})[\s-]{1,2}(?:${anyOf(({ beforeSeasons }) => beforeSeasons)})?\s{0,2}$`,
  'i',
);
const markBefore = /[:,(\u2022]\s{0,2}$/u;
const itemAfter = new RegExp(
  String.raw`^\s{0,2}(?:[,;)/|.\n]|$|\((?!s\))|(?:${conjunctions})\s)`,
  'i',
);
const calendarWord = new RegExp(
  String.raw`\b(?:${anyOf(({ calendarWords }) => calendarWords)})\b`,
  'i',
);

const wordAfter = new RegExp(
  String.raw`^\s{1,2}(?:${anyOf(({ afterSkills }) => afterSkills)})\b`,
  'i',
);
const wordAfterLetter = new RegExp(
  String.raw`^\s{1,2}(?:${anyOf(({ afterLetters }) => afterLetters)})\b`,
  'i',
);
// A number indicates a date or a count, a symbol or another capital a longer name ("R&D", "C.
// Smith", "Go Ahead").
const longerName = /^\s{0,2}(?:\d|&|'|\u2019|-\w|\.\s?[A-Z][\w.])/;
const capitalAfter = /^\s{1,2}[A-Z][a-z]/;
const letterNameAfter = new RegExp(
  String.raw`^(?:\.\s?\p{L}|[-\u2013]|\s{1,2}(?:${anyOf(({ letterNames }) => letterNames)})(?!\p{L}))`,
  'iu',
);
const versionAfter = /^\s\d{1,2}(?:\.\d{1,2})?(?:\s{0,2}[,;)/|\n]|$)/;

const seriesBefore = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(({ series }) => series)})\s(?:\p{L},?\s(?:(?:${conjunctions}|&)\s)?){0,4}$`,
  'iu',
);

/** Whether a single letter is part of a series: "grades A, B and C". */
function isLetterOfSeries(text: string, candidate: Candidate): boolean {
  return (
    isLetter(candidate) &&
    seriesBefore.test(text.slice(Math.max(0, candidate.start - 40), candidate.start))
  );
}

function isLetter({ start, end }: Candidate): boolean {
  return end - start === 1;
}

function hasWordBefore(before: string, candidate: Candidate): boolean {
  if (isLetter(candidate)) return letterWordBefore.test(before);
  return wordBefore.test(before) && !timeBefore.test(before);
}

function isMarkedItem(before: string, after: string, candidate: Candidate): boolean {
  return !isLetter(candidate) && markBefore.test(before) && itemAfter.test(after);
}

/**
 * A cue word or a list marker beside a name in its exact case: "written in Go", "R programming".
 */
export function hasCue(text: string, candidate: Candidate): boolean {
  if (!candidate.isOwnCase) return false;
  const before = text.slice(Math.max(0, candidate.start - 40), candidate.start);
  const after = text.slice(candidate.end, candidate.end + 24);
  if (isLetter(candidate) && (letterNameAfter.test(after) || isLetterOfSeries(text, candidate)))
    return false;
  if ((isLetter(candidate) ? wordAfterLetter : wordAfter).test(after)) return true;
  if (calendarWord.test(before) || calendarWord.test(after)) return false;
  if ((longerName.test(after) || capitalAfter.test(after)) && !versionAfter.test(after))
    return false;
  return hasWordBefore(before, candidate) || isMarkedItem(before, after, candidate);
}

/** A name alone on its line is a list item; a single letter is more often a grade. */
export function isWholeLine(text: string, { start, end, isOwnCase }: Candidate): boolean {
  if (!isOwnCase || end - start < 2) return false;
  const isFirst = /(?:^|\n)[^\S\n]*(?:[-*\u2022\u25cf\u25aa][^\S\n]*)?$/u.test(
    text.slice(Math.max(0, start - 12), start),
  );
  return (
    isFirst && /^[^\S\n]*(?:\([^()\n]{0,40}\)[^\S\n]*)?(?:\n|$)/.test(text.slice(end, end + 50))
  );
}
