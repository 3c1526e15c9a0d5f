import type { EntityManager } from 'typeorm';
import { newId } from '../ids.js';
import { runOne } from '../run.js';
import { userColumns, type UserRow } from './users.repository.js';

/** Creates an account that no identity provider knows. */
export async function createUser(
  manager: EntityManager,
  { name, isOwner }: { readonly name: string; readonly isOwner: boolean },
): Promise<UserRow> {
  const user = await runOne<UserRow>(
    manager,
    `INSERT INTO users (id, name, is_owner) VALUES ($1, $2, $3) RETURNING ${userColumns}`,
    [newId(), name, isOwner],
  );
  if (user === null) throw new Error('the new user has no row');
  return user;
}
