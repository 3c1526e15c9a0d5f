import {
  normaliseText,
  type Match,
  type PostingFacts,
  type Reading,
  type ResumeFacts,
} from '@rolefit/contracts';
import { readPosting, readResume } from '@rolefit/reading';
import { canBeJudged, profileSkillsFrom, scoreMatch } from '@rolefit/scoring';

/** Input of the engine: texts to read and judge, each resume against each posting, and pairs of facts to judge. */
export interface EngineInput {
  readonly asOf: string;
  readonly postings: readonly string[];
  readonly resumes: readonly string[];
  readonly facts: readonly { readonly posting: PostingFacts; readonly resume: ResumeFacts }[];
}

/** Everything that reading and judging answer; null where a posting cannot be judged. */
export interface EngineAnswer {
  readonly asked: readonly { readonly facts: PostingFacts; readonly reading: Reading }[];
  readonly shown: readonly { readonly facts: ResumeFacts; readonly reading: Reading }[];
  /** Of each posting with each resume. */
  readonly matches: readonly (Match | null)[];
  /** Of the pairs of facts. */
  readonly judged: readonly (Match | null)[];
}

function judge(posting: PostingFacts, resume: ResumeFacts): Match | null {
  const skills = profileSkillsFrom(resume).map(({ name, score }) => ({
    name,
    score,
    source: 'resume' as const,
  }));
  return canBeJudged(posting) ? scoreMatch({ posting, resume, skills }) : null;
}

/** Reads and judges. @returns an `EngineAnswer` as JSON. Runs wherever JavaScript does. */
export async function readAndJudge({
  asOf,
  postings,
  resumes,
  facts,
}: EngineInput): Promise<string> {
  const asked = await Promise.all(postings.map((text) => readPosting(normaliseText(text))));
  const shown = await Promise.all(resumes.map((text) => readResume(normaliseText(text), { asOf })));
  const matches = asked.flatMap((posting) =>
    shown.map((resume) => judge(posting.facts, resume.facts)),
  );
  const answer: EngineAnswer = {
    asked,
    shown,
    matches,
    judged: facts.map(({ posting, resume }) => judge(posting, resume)),
  };
  return JSON.stringify(answer);
}
