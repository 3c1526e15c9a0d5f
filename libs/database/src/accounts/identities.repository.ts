import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { newId } from '../ids.js';
import { run, runOne } from '../run.js';
import { isPastRestoring } from './account-state.js';
import { userColumns, type UserRow } from './users.repository.js';

/** What a provider tells about the person who signs in. */
export interface ProviderIdentity {
  readonly provider: 'github' | 'google';
  /** The provider's own, unchanging id of the person. */
  readonly subject: string;
  readonly login: string | null;
  readonly name: string | null;
  readonly email: string | null;
  /** Whether the provider vouches that the e-mail is this person's own today; false where it says nothing, or is not the one to know. */
  readonly isEmailVerified: boolean;
  readonly avatar: string | null;
}

/** How people sign in. Who is whom: docs/adr/0017. */
@Injectable()
export class IdentitiesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Finds the person behind a provider's identity: who signed in with it before, or who has the same e-mail verified by another provider; else
   * makes a new one. What the provider says of an existing person fills only what is still empty, but for login and avatar, which are the
   * provider's to say. A deleted account is found as long as it can be brought back; after that its person is a new one.
   */
  signIn(identity: ProviderIdentity): Promise<UserRow> {
    const verifiedEmail = verifiedEmailOf(identity);
    return this.dataSource.transaction(async (manager) => {
      // Two first sign-ins of one person at once must not make two people, be they by two providers: the second waits here and then finds the first.
      await waitForOthers(manager, `${identity.provider}:${identity.subject}`);
      if (verifiedEmail !== null) await waitForOthers(manager, `email:${verifiedEmail}`);
      const known = await this.known(manager, identity);
      const userId = known ?? (await this.sameByEmail(manager, identity, verifiedEmail)) ?? (await this.create(manager));
      if (known === null) await this.link(manager, userId, identity);
      await this.record(manager, identity, verifiedEmail);
      return this.refresh(manager, userId, identity);
    });
  }

  private async known(manager: EntityManager, { provider, subject }: ProviderIdentity): Promise<string | null> {
    // The lock keeps a purge that has just come due from taking the user away under this sign-in.
    const user = await runOne<{ id: string; isGone: boolean | null }>(
      manager,
      `SELECT u.id, ${isPastRestoring} AS "isGone" FROM identities i JOIN users u ON u.id = i.user_id WHERE i.provider = $1 AND i.subject = $2 FOR UPDATE OF u`,
      [provider, subject],
    );
    if (user?.isGone !== true) return user?.id ?? null;
    // Only its purge is still to come; the way to it is given free.
    await run(manager, 'DELETE FROM identities WHERE user_id = $1', [user.id]);
    return null;
  }

  /** Asks identities only, never `users.email`: that one is what the user wrote. Two people with one address are told apart, so neither is meant. */
  private async sameByEmail(manager: EntityManager, { provider }: ProviderIdentity, verifiedEmail: string | null): Promise<string | null> {
    if (verifiedEmail === null) return null;
    const users = await run<{ id: string }>(
      manager,
      `SELECT u.id FROM users u WHERE (${isPastRestoring}) IS NOT TRUE
         AND EXISTS (SELECT 1 FROM identities i WHERE i.user_id = u.id AND i.provider <> $1 AND i.verified_email = $2) LIMIT 2 FOR UPDATE OF u`,
      [provider, verifiedEmail],
    );
    const [user] = users;
    return user !== undefined && users.length === 1 ? user.id : null;
  }

  private async create(manager: EntityManager): Promise<string> {
    const userId = newId();
    await run(manager, 'INSERT INTO users (id) VALUES ($1)', [userId]);
    return userId;
  }

  private async link(manager: EntityManager, userId: string, { provider, subject }: ProviderIdentity): Promise<void> {
    await run(manager, 'INSERT INTO identities (id, user_id, provider, subject) VALUES ($1, $2, $3, $4)', [newId(), userId, provider, subject]);
  }

  private async record(manager: EntityManager, { provider, subject, login, email }: ProviderIdentity, verifiedEmail: string | null): Promise<void> {
    // An address belongs to one account of a provider: the one that had it before has lost it.
    await run(manager, 'UPDATE identities SET verified_email = NULL WHERE provider = $1 AND subject <> $2 AND verified_email = $3', [provider, subject, verifiedEmail]);
    await run(manager, 'UPDATE identities SET login = $3, email = $4, verified_email = $5 WHERE provider = $1 AND subject = $2', [provider, subject, login, email, verifiedEmail]);
  }

  private async refresh(manager: EntityManager, userId: string, identity: ProviderIdentity): Promise<UserRow> {
    const [user] = await run<UserRow>(
      manager,
      `UPDATE users SET name = coalesce(name, $2), email = coalesce(email, $3), avatar = coalesce($4, avatar),
         github_username = CASE WHEN $5 = 'github' THEN $6 ELSE github_username END, updated_at = now()
       WHERE id = $1 RETURNING ${userColumns}`,
      [userId, identity.name, identity.email, identity.avatar, identity.provider, identity.login],
    );
    if (user === undefined) throw new Error('the signed-in user has no row');
    return user;
  }
}

async function waitForOthers(manager: EntityManager, name: string): Promise<void> {
  await run(manager, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

/**
 * Folds A to Z only: other letters fold onto each other (the Kelvin sign becomes a k), and then two addresses of two people would be one.
 */
function verifiedEmailOf({ email, isEmailVerified }: ProviderIdentity): string | null {
  if (!isEmailVerified || email === null) return null;
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase()) || null;
}
