import { textWork, warmUp } from '@rolefit/ai';
import { judgeMatch, profileSkillsFrom } from '@rolefit/scoring';

/** What a thread of the pool does. Arguments and results survive a structured clone. */
export const tasks = {
  promptPieces: textWork.promptPieces,
  postingFacts: textWork.postingFacts,
  resumeFacts: textWork.resumeFacts,
  profileSkillsFrom,
  judgeMatch,
};

/** The tasks by name. */
export type Tasks = typeof tasks;

export { warmUp };
