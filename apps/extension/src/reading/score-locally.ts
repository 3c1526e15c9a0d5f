import { type Match, type MatchSkill, type StoredMatch } from '@rolefit/contracts';
import { english, german, writeMatch, writeSentences } from '@rolefit/match-texts';
import { readPosting } from '@rolefit/reading';
import { canBeJudged, rankResumes, scoreMatch } from '@rolefit/scoring';
import { language } from '@/language';
import { type ProfileFacts } from '@/messages';

const words = language === 'de' ? german : english;

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
  /** The sentence that says why. */
  readonly reason: string;
  /** What the resume doesn't show, the most important first. */
  readonly missing: readonly string[];
}

/** Nobody reads a longer list. */
const mostMissing = 2;

/** A condition that isn't met, or else the sentence after the one that only names the match. */
function reasonOf({ messages, knockouts, readiness }: StoredMatch): string {
  const isRuledOut = knockouts.some(({ status }) => status === 'not-met');
  const at = readiness.findIndex(({ rule, isMet }) => rule === 'knockouts' && !isMet);
  const condition = messages?.readiness[at];
  if (isRuledOut && condition) return writeSentences(condition, words);
  const why = messages?.summary.find(({ code }) => code !== 'band');
  return why ? writeSentences([why], words) : '';
}

function missingIn({ missingSkills }: Match): string[] {
  const none = missingSkills.filter(({ credit }) => credit === 0);
  const isRequired = (skill: MatchSkill) => skill.importance === 'required';
  return [...none.filter(isRequired), ...none.filter((skill) => !isRequired(skill))]
    .map(({ name }) => name)
    .slice(0, mostMissing);
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
  const match = writeMatch(best.match, words);
  return {
    score: match.score.overallScore,
    bestResume: judged.length > 1 ? best.name : null,
    reason: reasonOf(best.match),
    missing: missingIn(match),
  };
}
