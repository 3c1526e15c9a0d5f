import type { EntityManager } from 'typeorm';
import { run, runOne } from '../run.js';

/** SQL condition: the inviting user `u` may still invite. */
export const isInviting = 'u.is_owner AND u.deleted_at IS NULL';

/**
 * Creates the account that an invitation is for, and marks the invitation as accepted.
 * @param hash of its link
 * @param create creates the account in the same transaction
 * @returns null where the invitation is not open, or another call was faster
 */
export async function acceptInvitation<User extends { readonly id: string }>(
  manager: EntityManager,
  hash: string,
  create: () => Promise<User>,
): Promise<User | null> {
  // A second call waits for the lock on the row, and then finds the invitation accepted.
  const invitation = await runOne<{ id: string }>(
    manager,
    `SELECT i.id FROM invitations i JOIN users u ON u.id = i.user_id
     WHERE i.hash = $1 AND i.accepted_at IS NULL AND i.expires_at > now() AND ${isInviting} FOR UPDATE OF i`,
    [hash],
  );
  if (invitation === null) return null;
  const user = await create();
  await run(manager, 'UPDATE invitations SET accepted_at = now(), accepted_by = $2 WHERE id = $1', [
    invitation.id,
    user.id,
  ]);
  return user;
}
