import type { Match, PostingFacts, ResumeFacts } from '@rolefit/contracts';
import { aPostingFacts, aResumeFacts } from '@rolefit/testing';
import { profileSkillsFrom, scoreMatch, type ProfileSkillInput } from '../index.js';

/** The skills of a profile as a resume gives them to it. */
export function skillsOf(resume: ResumeFacts): ProfileSkillInput[] {
  return profileSkillsFrom(resume).map(({ name, score }) => ({ name, score, source: 'resume' }));
}

/** Judges whole facts, with the skills of the resume. */
export function judgeFacts(posting: PostingFacts, resume: ResumeFacts): Match {
  return scoreMatch({ posting, resume, skills: skillsOf(resume) });
}

/** Judges what the test states and nothing else, with the skills of the resume unless others are given. */
export function judge(
  posting: Partial<PostingFacts>,
  resume: Partial<ResumeFacts> = {},
  skills?: readonly ProfileSkillInput[],
): Match {
  const facts = aResumeFacts(resume);
  return scoreMatch({
    posting: aPostingFacts(posting),
    resume: facts,
    skills: skills ?? skillsOf(facts),
  });
}
