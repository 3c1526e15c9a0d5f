import { type JobDetail, type Knockout, type MatchSkill } from '@rolefit/contracts';
import { useMemo, useState } from 'react';
import {
  type Evidence,
  evidenceOf,
  findPoint,
  pointEvidence,
  type PointEvidence,
} from '../evidence';

type Judged = Pick<JobDetail, 'points' | 'matchSkills' | 'missingSkills' | 'knockouts'>;

/** The evidence of a match, and the selected one. */
export interface SelectedEvidence {
  readonly points: readonly PointEvidence[];
  readonly skills: readonly Evidence[];
  /** Conditions with a line in the posting. */
  readonly conditions: readonly Evidence[];
  /** Key of the selected evidence, which survives a refetch; null until the user selects some. */
  readonly chosen: string | null;
  readonly choose: (key: string) => void;
  /** These return the key of the evidence to select; null if there is none. */
  readonly keyOfSkill: (skill: MatchSkill) => string | null;
  readonly keyOfKnockout: (knockout: Knockout) => string | null;
  readonly keyOfRecommendation: (place: number) => string | null;
}

function skillKey({ name, postingQuote }: MatchSkill): string {
  return `skill-${name}-${postingQuote.start}`;
}

function knockoutKey({ kind, label }: Knockout): string {
  return `knockout-${kind}-${label}`;
}

export function useSelectedEvidence({
  points: judged,
  matchSkills,
  missingSkills,
  knockouts,
}: Judged): SelectedEvidence {
  const points = useMemo(() => pointEvidence(judged), [judged]);
  const skills = useMemo(
    () =>
      [...matchSkills, ...missingSkills].map((skill) =>
        evidenceOf(skillKey(skill), skill.name, skill),
      ),
    [matchSkills, missingSkills],
  );
  const conditions = useMemo(
    () =>
      knockouts
        .filter(({ postingQuote }) => postingQuote !== null)
        .map((knockout) =>
          evidenceOf(
            knockoutKey(knockout),
            knockout.label,
            knockout,
            knockout.status === 'met' ? 'found' : 'missing',
          ),
        ),
    [knockouts],
  );
  const [chosen, choose] = useState<string | null>(null);
  const keyOf = (key: string): string | null => {
    const wanted = [...skills, ...conditions].find((one) => one.key === key);
    return wanted ? findPoint(points, wanted).key : null;
  };
  const keyOfKnockout = (knockout: Knockout) => keyOf(knockoutKey(knockout));
  return {
    points,
    skills,
    conditions,
    chosen,
    choose,
    keyOfSkill: (skill) => keyOf(skillKey(skill)),
    keyOfKnockout,
    keyOfRecommendation: (place) => {
      const point = points.find(({ point: { recommendation } }) => recommendation === place);
      const knockout = knockouts.find(({ recommendation }) => recommendation === place);
      return point?.key ?? (knockout ? keyOfKnockout(knockout) : null);
    },
  };
}
