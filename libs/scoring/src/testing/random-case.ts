import {
  aRandom,
  aRandomPosting,
  aRandomResume,
  withRandomCareer,
  withRandomField,
  withRandomRequirements,
  type NamedSkill,
} from '@rolefit/testing';

/** The numbers from 0, each of which gives other random facts. */
export function seedsOf(count: number): number[] {
  return Array.from({ length: count }, (_, seed) => seed);
}

/** Random facts as they are read today. */
export function aRandomCase(seed: number, skills: readonly NamedSkill[]) {
  const random = aRandom(seed);
  const posting = aRandomPosting(random, skills);
  const resume = aRandomResume(random, skills);
  return {
    random,
    posting: withRandomField(random, withRandomRequirements(random, posting)),
    resume: withRandomCareer(random, resume),
  };
}

/** The same, half of them as facts were stored before requirements and occupations were read. */
export function aStoredCase(
  seed: number,
  skills: readonly NamedSkill[],
): ReturnType<typeof aRandomCase> {
  if (seed % 2 === 0) return aRandomCase(seed, skills);
  const random = aRandom(seed);
  return {
    random,
    posting: aRandomPosting(random, skills),
    resume: aRandomResume(random, skills),
  };
}
