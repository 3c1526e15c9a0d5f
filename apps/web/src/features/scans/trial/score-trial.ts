import { normaliseText } from '@rolefit/contracts';
import { matchTexts, writeMatch } from '@rolefit/match-texts';
import { readPosting, readResume } from '@rolefit/reading';
import { canBeJudged, profileSkillsFrom, scoreMatch } from '@rolefit/scoring';
import { sampleResumes } from './sample-resumes';
import { type TrialInput, type TrialResult } from './trial';

/** Reads a posting and a sample resume and judges them, by the same code as the server. */
export async function scoreTrial({
  text,
  sample,
  language,
  today,
}: TrialInput): Promise<TrialResult> {
  const jobDescription = normaliseText(text).trim();
  const { facts: posting } = await readPosting(jobDescription);
  if (!canBeJudged(posting)) return { state: 'not-a-posting' };
  const resumeText = sampleResumes[sample];
  const { facts: resume } = await readResume(resumeText, { asOf: today });
  const skills = profileSkillsFrom(resume).map(({ name, score }) => ({
    name,
    score,
    source: 'resume' as const,
  }));
  const match = writeMatch(scoreMatch({ posting, resume, skills }), matchTexts[language]);
  return { state: 'scored', match, jobDescription, resumeText };
}
