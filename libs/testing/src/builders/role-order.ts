import type { ResumeFacts } from '@rolefit/contracts';

/**
 * The resume with its roles in another order, and everything that refers to them.
 * @param order the index that each role has now, in the new order
 */
export function withRolesInOrderOf(resume: ResumeFacts, order: readonly number[]): ResumeFacts {
  const moved = <Item extends { readonly role: number | null }>(item: Item): Item => ({
    ...item,
    role: item.role === null ? null : order.indexOf(item.role),
  });
  return {
    ...resume,
    roles: order.flatMap((index) => resume.roles[index] ?? []),
    skills: resume.skills.map((skill) => ({ ...skill, evidence: skill.evidence.map(moved) })),
    statements: resume.statements.map(moved),
    occupations: resume.occupations.map((one) => ({
      ...one,
      roles: one.roles.map((role) => order.indexOf(role)),
    })),
  };
}

/** The resume with its roles in the order of the text, as a reader finds them. */
export function withRolesInTextOrder(resume: ResumeFacts): ResumeFacts {
  const start = (index: number) => resume.roles[index]?.quote.start ?? 0;
  return withRolesInOrderOf(
    resume,
    resume.roles.map((_, index) => index).sort((a, b) => start(a) - start(b)),
  );
}
