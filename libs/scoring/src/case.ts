import type { Answers, PostingFacts, ResumeFacts, Statement } from '@rolefit/contracts';
import { canonicalPosting, canonicalResume } from './canonical.js';
import { standsOf, type SkillStand } from './held-skills.js';
import type { ProfileSkillInput } from './profile-skills.js';
import { canonicalAnswers } from './stated.js';
import { contentWords } from './words.js';

/** A statement of the resume with its content words. */
export interface Line {
  readonly statement: Statement;
  readonly words: readonly string[];
}

/** What each sub-score judges: facts in canonical order, and the skills that count for the user. */
export interface Case {
  readonly posting: PostingFacts;
  readonly resume: ResumeFacts;
  readonly stand: SkillStand;
  /** What the user stated themselves; a kind they said nothing about is absent. */
  readonly answers: Answers;
  readonly lines: readonly Line[];
}

/** What a resume says to every posting that it is held against. */
interface ResumeSide {
  readonly facts: ResumeFacts;
  readonly lines: readonly Line[];
  readonly standFor: (list: readonly ProfileSkillInput[]) => SkillStand;
}

const sides = new WeakMap<ResumeFacts, ResumeSide>();

/** Worked out once for a document of facts, which nobody changes: a worker holds one resume against hundreds of postings. */
function sideOf(resume: ResumeFacts): ResumeSide {
  const known = sides.get(resume);
  if (known !== undefined) return known;
  const facts = canonicalResume(resume);
  const side = { facts, lines: facts.statements.map((statement) => ({ statement, words: contentWords(statement.quote.text) })), standFor: standsOf(facts) };
  sides.set(resume, side);
  return side;
}

/** The skills that a list stands for over a resume. */
export function standOf(resume: ResumeFacts, list: readonly ProfileSkillInput[]): SkillStand {
  return sideOf(resume).standFor(list);
}

/** Puts the facts into canonical order and works out, once, what several sub-scores need. */
export function openCase(posting: PostingFacts, resume: ResumeFacts, list: readonly ProfileSkillInput[], answers: Answers = {}): Case {
  const { facts, lines, standFor } = sideOf(resume);
  return { posting: canonicalPosting(posting), resume: facts, stand: standFor(list), answers: canonicalAnswers(answers), lines };
}
