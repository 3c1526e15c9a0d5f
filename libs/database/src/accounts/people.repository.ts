import { limits } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Connection, run, runOne } from '../run.js';
import { canSignIn } from './account-state.js';
import { createUser } from './create-user.js';
import { type UserRow } from './users.repository.js';

/** A user as the owner of the server sees them. */
export interface PersonRow {
  id: string;
  name: string | null;
  isOwner: boolean;
  joinedAt: Date;
  /** The note of the invitation that they accepted. */
  note: string | null;
}

/** An account that a sign-in link can be created for. */
export interface AccountRow {
  id: string;
  name: string | null;
  email: string | null;
  githubUsername: string | null;
  isOwner: boolean;
  /** Whether it is deleted and can be restored. */
  isDeleted: boolean;
}

/** Held while the owner is decided, so that a server gets one. */
const ownerLock = 7_303_018;
const accountColumns =
  'id, name, email, github_username AS "githubUsername", is_owner AS "isOwner", deleted_at IS NOT NULL AS "isDeleted"';

/** The users of a home server, and who owns it. */
@Injectable()
export class PeopleRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** By the time that they joined; at most `limits.listedPeople`. */
  list(): Promise<PersonRow[]> {
    return run<PersonRow>(
      this.dataSource,
      `SELECT u.id, u.name, u.is_owner AS "isOwner", u.created_at AS "joinedAt", i.note FROM users u
       LEFT JOIN invitations i ON i.accepted_by = u.id WHERE u.deleted_at IS NULL ORDER BY u.created_at, u.id LIMIT $1`,
      [limits.listedPeople],
    );
  }

  /** Whether anybody has an account, a deleted one included. */
  hasAny(): Promise<boolean> {
    return hasUsers(this.dataSource);
  }

  /** Creates the account of the owner. @returns null where anybody has an account already */
  createOwner(name: string): Promise<UserRow | null> {
    return this.dataSource.transaction(async (manager) => {
      await run(manager, `SELECT pg_advisory_xact_lock(${ownerLock})`);
      if (await hasUsers(manager)) return null;
      return createUser(manager, { name, isOwner: true });
    });
  }

  /** The account of the owner, also one that is deleted and can be restored. */
  findOwner(): Promise<AccountRow | null> {
    return findOwner(this.dataSource);
  }

  /** Accounts by the time that they were created. @param text a name, e-mail address or login; null for all */
  search(text: string | null, limit: number): Promise<AccountRow[]> {
    return run<AccountRow>(
      this.dataSource,
      `SELECT ${accountColumns} FROM users
       WHERE ($1::text IS NULL OR lower($1) IN (lower(name), lower(email), lower(github_username))) AND ${canSignIn} ORDER BY created_at, id LIMIT $2`,
      [text, limit],
    );
  }

  /** Makes a user the owner of a server that has none. @returns whether it had none */
  makeOwner(userId: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await run(manager, `SELECT pg_advisory_xact_lock(${ownerLock})`);
      if ((await findOwner(manager)) !== null) return false;
      await run(manager, 'UPDATE users SET is_owner = true, updated_at = now() WHERE id = $1', [
        userId,
      ]);
      return true;
    });
  }
}

async function hasUsers(connection: Connection): Promise<boolean> {
  return (await runOne<{ id: string }>(connection, 'SELECT id FROM users LIMIT 1')) !== null;
}

function findOwner(connection: Connection): Promise<AccountRow | null> {
  return runOne<AccountRow>(
    connection,
    `SELECT ${accountColumns} FROM users WHERE is_owner AND ${canSignIn} ORDER BY created_at LIMIT 1`,
  );
}
