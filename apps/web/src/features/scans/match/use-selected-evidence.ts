import { type JobDetail, type Knockout, type MatchSkill } from '@rolefit/contracts';
import { useMemo, useState } from 'react';
import {
  type Evidence,
  evidenceOf,
  findPoint,
  pointEvidence,
  type PointEvidence,
} from '../evidence';
import { preferredConditions } from './preferred-conditions';

type Judged = Pick<JobDetail, 'points' | 'matchSkills' | 'missingSkills' | 'knockouts' | 'terms'>;

/** The evidence of a match, and the selected one. */
export interface SelectedEvidence {
  readonly points: readonly PointEvidence[];
  /** Conditions that earn no points; their lines are marked as well. */
  readonly others: readonly Evidence[];
  /** Those of them that the posting only prefers. */
  readonly preferred: readonly Evidence[];
  /** The selected evidence; null until the user selects some. */
  readonly active: Evidence | null;
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
  terms,
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
  const preferred = useMemo(() => preferredConditions(terms?.conditions ?? []), [terms]);
  const others = useMemo(
    () => [
      ...conditions.filter((condition) => findPoint(points, condition) === condition),
      ...preferred,
    ],
    [points, conditions, preferred],
  );
  // A key rather than the object survives a refetch.
  const [chosen, choose] = useState<string | null>(null);
  const keyOf = (key: string): string | null => {
    const wanted = [...skills, ...conditions].find((one) => one.key === key);
    return wanted ? findPoint(points, wanted).key : null;
  };
  const keyOfKnockout = (knockout: Knockout) => keyOf(knockoutKey(knockout));
  return {
    points,
    others,
    preferred,
    active:
      [...points, ...skills, ...conditions, ...preferred].find(({ key }) => key === chosen) ?? null,
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
