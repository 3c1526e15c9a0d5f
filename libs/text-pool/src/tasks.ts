import { textWork, warmUp } from '@rolefit/ai';
import type { ResumeFacts } from '@rolefit/contracts';
import { judgeMatch, type MatchInput, profileSkillsFrom } from '@rolefit/scoring';

/** Resumes of some 50 KB that a thread keeps. */
const resumesKept = 20;
const recentResumes = new Map<string, ResumeFacts>();

/** What the judge works out about a resume is kept with the document, and each call brings a copy of it: takes the one that is known already. */
function sameResume(key: string, resume: ResumeFacts): ResumeFacts {
  const known = recentResumes.get(key) ?? resume;
  recentResumes.delete(key);
  recentResumes.set(key, known);
  const [oldest] = recentResumes.keys();
  if (recentResumes.size > resumesKept && oldest !== undefined) recentResumes.delete(oldest);
  return known;
}

/** What a thread of the pool does. Arguments and results survive a structured clone. */
export const tasks = {
  promptPieces: textWork.promptPieces,
  postingFacts: textWork.postingFacts,
  resumeFacts: textWork.resumeFacts,
  profileSkillsFrom,
  /** @param resumeKey the same for the same facts of a resume, and for no others */
  judgeMatch: (input: MatchInput, resumeKey: string): ReturnType<typeof judgeMatch> => judgeMatch({ ...input, resume: sameResume(resumeKey, input.resume) }),
};

/** The tasks by name. */
export type Tasks = typeof tasks;

export { warmUp };
