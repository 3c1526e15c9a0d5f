import { readPosting } from '@rolefit/reading';
import { canBeJudged, scoreMatch } from '@rolefit/scoring';
import { type ProfileFacts } from '@/messages';

/** A posting and the profile to score it against. */
export interface LocalScoringInput {
  /** As normalised by `scanFormSchema`. */
  readonly text: string;
  readonly profile: ProfileFacts;
}

/**
 * Scores a posting in the browser, as the server does without a model.
 * @returns the overall score from 0 to 100; null if the posting contains no requirements to judge
 */
export async function scoreLocally({
  text,
  profile: { resume, skills, answers },
}: LocalScoringInput): Promise<number | null> {
  const { facts } = await readPosting(text);
  if (!canBeJudged(facts)) return null;
  return scoreMatch({ posting: facts, resume, skills, answers }).score.overallScore;
}
