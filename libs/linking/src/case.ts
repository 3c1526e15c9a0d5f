import type {
  Answers,
  Correction,
  NotJudged,
  PostingFacts,
  ResumeFacts,
  SetAside,
} from '@rolefit/contracts';
import { postingSide, type PostingAsks } from './asks/posting-asks.js';
import { canonicalResume } from './canonical.js';
import { correctedPosting } from './corrections/corrected-posting.js';
import { correctedResume } from './corrections/corrected-resume.js';
import { statedByUser, type StatedByUser } from './corrections/stated-evidence.js';
import { linesSearch, type LinesSearch } from './skills/found-in-lines.js';
import { lookupAfter, lookupIn, type HeldLookup } from './skills/held-lookup.js';
import {
  byEntry,
  standsOf,
  type HeldChange,
  type HeldSkill,
  type SkillStand,
} from './skills/held-skills.js';
import type { Line } from './line.js';
import { careerOf, type Career } from './career.js';
import { heldWork, type HeldWork } from './held-occupations.js';
import { resumeLines, type ResumeLines } from './resume-lines.js';
import { roleSpan, type MonthSpan } from './months.js';
import type { ProfileSkillInput } from './skills/profile-skill.js';
import { relateTo, type SkillRelation } from './skills/relate-skill.js';
import { isCredential } from './skills/skill-wording.js';
import { isSameCredential } from './same-credential.js';
import { canonicalAnswers } from './stated.js';
import { limitedResume } from './within-limits.js';
import { contentWords } from './words.js';

/**
 * Input of every sub-score: canonical facts within `judgingLimits`, and the skills that count for
 * the user.
 */
export interface Case {
  readonly posting: PostingFacts;
  readonly asks: PostingAsks;
  readonly resume: ResumeFacts;
  readonly stand: Pick<SkillStand, 'isRemoved'>;
  /** The held skills that count for a wanted one. */
  readonly related: HeldLookup<SkillRelation>;
  /** The held skills whose name denotes a credential. */
  readonly credentials: HeldLookup<true>;
  /** The user's own statements; kinds without a statement are absent. */
  readonly answers: Answers;
  /** What the user's corrections state. */
  readonly stated: StatedByUser;
  /** Requirements that the user says the posting does not set. */
  readonly setAside: readonly SetAside[];
  readonly foundInLines: LinesSearch;
  /** When each role was held. */
  readonly spans: readonly (MonthSpan | null)[];
  /** The content words of a role's lines. */
  readonly wordsOfRole: (role: number) => ReadonlySet<string>;
  /** The lines of the resume by their words. */
  readonly lines: ResumeLines;
  /** The occupations of the resume. */
  readonly occupations: readonly HeldWork[];
  readonly career: Career;
  /** Facts that exceeded `judgingLimits` and were cut. */
  readonly notJudged: readonly NotJudged[];
}

/** The part of a case that depends on the resume only. */
interface ResumeSide {
  readonly facts: ResumeFacts;
  readonly notJudged: readonly NotJudged[];
  readonly standFor: (list: readonly ProfileSkillInput[]) => SkillStand;
  readonly foundInLines: LinesSearch;
  readonly spans: readonly (MonthSpan | null)[];
  readonly wordsOfRole: (role: number) => ReadonlySet<string>;
  readonly lines: ResumeLines;
  readonly occupations: readonly HeldWork[];
}

const sides = new WeakMap<ResumeFacts, ResumeSide>();

function wordsByRole(lines: readonly Line[]): (role: number) => ReadonlySet<string> {
  const byRole = new Map<number | null, Set<string>>();
  for (const { statement, words } of lines) {
    const known = byRole.get(statement.role) ?? new Set();
    for (const word of words) known.add(word);
    byRole.set(statement.role, known);
  }
  return (role) => byRole.get(role) ?? new Set();
}

/**
 * Memoised per (immutable) facts object: a worker judges one resume against hundreds of postings.
 */
function sideOf(resume: ResumeFacts): ResumeSide {
  const known = sides.get(resume);
  if (known !== undefined) return known;
  const { facts, notJudged } = limitedResume(canonicalResume(resume));
  const lines = facts.statements.map((statement) => ({
    statement,
    words: contentWords(statement.quote.text),
  }));
  const spans = facts.roles.map((role) => roleSpan(role, facts.asOf));
  const side = {
    facts,
    notJudged,
    standFor: standsOf(facts),
    foundInLines: linesSearch(facts, lines),
    spans,
    wordsOfRole: wordsByRole(lines),
    lines: resumeLines(facts),
    occupations: heldWork(facts, spans),
  };
  sides.set(resume, side);
  return side;
}

/** The facts of a resume in canonical order and within `judgingLimits`. */
export function judgedResume(resume: ResumeFacts): ResumeFacts {
  return sideOf(resume).facts;
}

/** A skill that the resume shows, such as nursing, is not a licence; a skill that the user states may be. */
const testCredential = (held: HeldSkill, want: { readonly name: string }) =>
  (held.isStatedByUser || isCredential(held)) && isSameCredential(want.name, held.name)
    ? true
    : null;

/** A case with the skill state that it is based on, so that one entry can be changed. */
export interface OpenCase extends Case {
  readonly stand: SkillStand;
}

/** The posting as the user corrects it, unless nothing would be left to judge. */
function postingAsCorrected(posting: PostingFacts, corrections: readonly Correction[]) {
  const corrected = correctedPosting(posting, corrections);
  const side = postingSide(corrected.posting);
  return side.asks.requirements.length > 0
    ? { ...side, setAside: corrected.setAside }
    : { ...postingSide(posting), setAside: [] };
}

/**
 * Sorts the facts canonically, cuts those beyond the limits, and computes once what several sub-scores need.
 * @param corrections of the user, about any posting or resume
 */
export function openCase(
  posting: PostingFacts,
  resume: ResumeFacts,
  list: readonly ProfileSkillInput[],
  answers: Answers = {},
  corrections: readonly Correction[] = [],
): OpenCase {
  const { posting: facts, asks, notJudged, setAside } = postingAsCorrected(posting, corrections);
  const side = sideOf(correctedResume(resume, corrections));
  const stand = side.standFor(list);
  const opened = {
    posting: facts,
    asks,
    resume: side.facts,
    stand,
    related: lookupIn(stand.held, relateTo),
    credentials: lookupIn(stand.held, testCredential),
    answers: canonicalAnswers(answers),
    stated: statedByUser(corrections, side.facts),
    setAside,
    foundInLines: side.foundInLines,
    spans: side.spans,
    wordsOfRole: side.wordsOfRole,
    lines: side.lines,
    occupations: side.occupations,
    notJudged: [...notJudged, ...side.notJudged],
  };
  return { ...opened, career: careerOf(opened) };
}

/** The case with one more entry on the user's list. */
export function caseWith(
  opened: OpenCase,
  entry: ProfileSkillInput,
): { readonly changed: Case; readonly change: HeldChange } {
  const { change, isRemoved } = opened.stand.withEntry(entry);
  const changed = {
    ...opened,
    stand: { isRemoved },
    related: lookupAfter(opened.related, change, relateTo),
    credentials: lookupAfter(opened.credentials, change, testCredential),
  };
  return { changed, change };
}

/** What a user could have besides what they have. */
export interface AddedFacts {
  /** Entries for the list, of skills that the resume does not show: see `isPureStatement`. */
  readonly entries: readonly ProfileSkillInput[];
  /** All of the user's answers. */
  readonly answers: Answers;
  /** All of the user's corrections. */
  readonly corrections: readonly Correction[];
}

/** Whether nothing but the user's word would count for an entry: no line of the resume, and no role. */
export function isPureStatement(opened: OpenCase, entry: ProfileSkillInput): boolean {
  const { gone, added } = opened.stand.withEntry(entry).change;
  return added !== null && [added, ...gone].every(({ quote }) => quote === null);
}

// Added skills come in their order between those that are held.
const betweenStep = 1e-3;

/** The case with more that counts for the user. Equal to opening it with that, at a lower cost. */
export function caseWithFacts(
  opened: OpenCase,
  { entries, answers, corrections }: AddedFacts,
): Case {
  const sorted = [...entries].sort(byEntry);
  const changes = sorted.map((entry, index): HeldChange => {
    const { change } = opened.stand.withEntry(entry);
    return { ...change, at: change.at + index * betweenStep };
  });
  return {
    ...opened,
    related: changes.reduce(
      (before, change) => lookupAfter(before, change, relateTo),
      opened.related,
    ),
    credentials: changes.reduce(
      (before, change) => lookupAfter(before, change, testCredential),
      opened.credentials,
    ),
    answers: canonicalAnswers(answers),
    stated: statedByUser(corrections, opened.resume),
  };
}
