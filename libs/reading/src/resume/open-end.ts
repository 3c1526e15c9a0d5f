import type { Role } from '@rolefit/contracts';

/** A role, and whether its header has one date instead of a span. */
export interface SingleDated {
  readonly role: Role;
  readonly isSingle: boolean;
}

/** "May 2016" or "05/2016": a year or a season alone spans several months. */
function isOneMonth({ start, end }: Role): boolean {
  return start !== null && start === end;
}

/** Placements end, also where only their first month is given. */
function isPlacement({ seniority }: Role): boolean {
  return seniority === 'intern';
}

/**
 * "Executive Chef, February 2014" at the head of the work history, later than all other roles: the month in which a role began that goes on.
 * A single month further down dates a short job.
 */
export function withOpenEnd<Block extends SingleDated>(blocks: Block[]): Block[] {
  const [first, ...others] = blocks;
  if (!first?.isSingle || others.length === 0 || !isOneMonth(first.role) || isPlacement(first.role))
    return blocks;
  const start = first.role.start ?? '';
  const isLatest = others.every(
    ({ role }) => !role.isCurrent && (role.end ?? role.start ?? '') <= start,
  );
  return isLatest
    ? [{ ...first, role: { ...first.role, end: null, isCurrent: true } }, ...others]
    : blocks;
}
