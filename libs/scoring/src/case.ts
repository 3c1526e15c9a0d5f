import type { Answers, PostingFacts, ResumeFacts, Statement } from '@rolefit/contracts';
import { canonicalPosting, canonicalResume } from './canonical.js';
import { skillStand, type SkillStand } from './held-skills.js';
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

/** Puts the facts into canonical order and works out, once, what several sub-scores need. */
export function openCase(posting: PostingFacts, resume: ResumeFacts, list: readonly ProfileSkillInput[], answers: Answers = {}): Case {
  const facts = canonicalResume(resume);
  return {
    posting: canonicalPosting(posting),
    resume: facts,
    stand: skillStand(facts, list),
    answers: canonicalAnswers(answers),
    lines: facts.statements.map((statement) => ({ statement, words: contentWords(statement.quote.text) })),
  };
}
