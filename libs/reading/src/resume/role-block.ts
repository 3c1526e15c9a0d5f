import type { Role } from '@rolefit/contracts';

/**
 * A role with its lines, from its header to the next role or heading. Indices into the resume's
 * lines, `to` exclusive.
 */
export interface RoleBlock {
  readonly role: Role;
  readonly from: number;
  readonly to: number;
}
