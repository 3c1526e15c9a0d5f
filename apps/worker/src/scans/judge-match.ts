import type { PostingFacts } from '@rolefit/contracts';
import type { JudgedMatch, ProfileForMatching } from '@rolefit/database';
import { judgeMatch as judge } from '@rolefit/scoring';

/**
 * Judges a posting by a profile, and what each missing skill would change: now, since the facts are at hand, and the insights then only count.
 * @throws RangeError where the posting asks nothing that can be judged
 */
export function judgeMatch(profile: ProfileForMatching, posting: PostingFacts): JudgedMatch {
  return judge({ posting, resume: profile.facts, skills: profile.skills, answers: profile.answers });
}
