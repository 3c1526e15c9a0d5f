import { readPosting } from '@rolefit/ai';
import { canBeJudged, scoreMatch } from '@rolefit/scoring';
import { type ProfileFacts } from '@/messages';

/** A posting, and whom to judge it for. */
export interface LocalScoringInput {
  /** As `scanFormSchema` puts it into its form. */
  readonly text: string;
  readonly profile: ProfileFacts;
}

/**
 * Judges a posting in the browser, as the server does where no model reads with it.
 * @returns the overall score from 0 to 100; null where the text asks for nothing that can be judged
 */
export async function scoreLocally({ text, profile: { resume, skills, answers } }: LocalScoringInput): Promise<number | null> {
  const { facts } = await readPosting(text);
  if (!canBeJudged(facts)) return null;
  return scoreMatch({ posting: facts, resume, skills, answers }).score.overallScore;
}
