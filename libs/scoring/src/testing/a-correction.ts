import type {
  ConditionCorrection,
  DegreeCorrection,
  KnockoutKind,
  RequirementCorrection,
  RoleCorrection,
} from '@rolefit/contracts';

const stored = {
  id: '0197f6f0-0000-7000-8000-000000000001',
  createdAt: '2026-11-27T00:00:00.000Z',
};

export function aboutRequirement(
  words: string,
  ruling: RequirementCorrection['ruling'],
  reading: RequirementCorrection['reading'] = null,
): RequirementCorrection {
  return { ...stored, about: 'requirement', words, ruling, reading };
}

export function aboutCondition(
  kind: KnockoutKind,
  label: string,
  words: string,
  ruling: ConditionCorrection['ruling'],
): ConditionCorrection {
  return { ...stored, about: 'condition', kind, label, words, ruling };
}

export function aboutRole(
  words: string,
  startAsRead: string | null,
  ruling: RoleCorrection['ruling'],
  reading: RoleCorrection['reading'] = null,
): RoleCorrection {
  return { ...stored, about: 'role', words, startAsRead, ruling, reading };
}

export function aboutDegree(words: string, ruling: DegreeCorrection['ruling']): DegreeCorrection {
  return { ...stored, about: 'degree', words, ruling };
}

export const have = (line: string | null = null) => ({ type: 'have', line }) as const;
export const notRequired = { type: 'not-required' } as const;
