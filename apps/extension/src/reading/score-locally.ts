import { readPosting } from '@rolefit/reading';
import { canBeJudged, rankResumes, scoreMatch } from '@rolefit/scoring';
import { type ProfileFacts } from '@/messages';

/** A posting and the profile to score it against. */
export interface LocalScoringInput {
  /** As normalised by `scanFormSchema`. */
  readonly text: string;
  readonly profile: ProfileFacts;
}

/** How well the best resume fits a posting. */
export interface LocalScore {
  /** The overall score from 0 to 100. */
  readonly score: number;
  /** The name of the best resume; null if there is only one. */
  readonly bestResume: string | null;
}

/**
 * Scores a posting in the browser against all resumes, as the server does without a model.
 * @returns null if the posting contains no requirements to judge
 */
export async function scoreLocally({
  text,
  profile: { resumes, skills, answers, corrections },
}: LocalScoringInput): Promise<LocalScore | null> {
  const { facts: posting } = await readPosting(text);
  if (!canBeJudged(posting)) return null;
  const judged = resumes.map(({ number, name, facts: resume }) => ({
    number,
    name,
    match: scoreMatch({ posting, resume, skills, answers, corrections }),
  }));
  const [best] = rankResumes(judged);
  if (best === undefined) return null;
  return {
    score: best.match.score.overallScore,
    bestResume: judged.length > 1 ? best.name : null,
  };
}
