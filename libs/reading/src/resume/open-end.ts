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

/** A placement is never taken for a current role: it may well have lasted a month. */
function isPlacement({ seniority }: Role): boolean {
  return seniority === 'intern';
}

/**
 * Treats the first role as current if it has only one month ("Executive Chef, February 2014") and begins after all others have ended: people
 * leave out "to present". A single month further down dates a short job.
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
