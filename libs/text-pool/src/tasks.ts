import { closeWork } from '@rolefit/close-reading';
import { readRequirement, readTitle, textWork, warmUp } from '@rolefit/reading';
import { judgeMatch, type MatchInput, profileSkillsFrom } from '@rolefit/scoring';
import { resumeOf, type SharedResume } from './shared-resume.js';
import { whatIfs } from './what-ifs.js';

/** Tasks of the pool's threads. Arguments and results must survive a structured clone. */
export const tasks = {
  promptPieces: textWork.promptPieces,
  postingFacts: textWork.postingFacts,
  resumeFacts: textWork.resumeFacts,
  readRequirement,
  readTitle,
  profileSkillsFrom,
  prepareEvidence: closeWork.prepareEvidence,
  verifyAnswers: closeWork.verifyAnswers,
  verifyClaims: closeWork.verifyClaims,
  judgeMatch: (
    input: Omit<MatchInput, 'resume'>,
    resume: SharedResume,
  ): ReturnType<typeof judgeMatch> => judgeMatch({ ...input, resume: resumeOf(resume) }),
  whatIfs,
};

/** The tasks by name. */
export type Tasks = typeof tasks;

export { warmUp };
