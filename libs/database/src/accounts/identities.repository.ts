import { AppError, type IdentityProvider } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { newId } from '../ids.js';
import { acceptInvitation } from '../invitations/accept-invitation.js';
import { run, runOne } from '../run.js';
import { isRestoreExpired } from './account-state.js';
import { userColumns, type UserRow } from './users.repository.js';

/** A person's profile as an identity provider reports it. */
export interface ProviderIdentity {
  readonly provider: IdentityProvider;
  /** The provider's immutable id of the person; for `email` the address, as `signInEmailSchema` writes it. */
  readonly subject: string;
  readonly login: string | null;
  readonly name: string | null;
  readonly email: string | null;
  /** Whether the provider has verified that the e-mail belongs to this person; false where it does not say, or is not an authority on it. */
  readonly isEmailVerified: boolean;
  readonly avatar: string | null;
}

/** Who gets an account at the first sign-in. */
export interface Admission {
  /** Whether anyone does; otherwise only the holder of an open invitation. */
  readonly isOpen: boolean;
  /** Hash of the secret of an invitation that this browser has opened; null for none. */
  readonly invitation: string | null;
}

/** Sign-in identities and the accounts that they belong to (ADR 17). */
@Injectable()
export class IdentitiesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Finds the user who signed in with this identity before or whose e-mail another provider has verified, and creates one otherwise. For an existing
   * user the provider's data fill only empty fields, except login and avatar, which are always taken over. A deleted account is found as long as it
   * can be restored; afterwards the sign-in creates a new one.
   * @throws AppError INVITATION_REQUIRED where it may create none
   */
  signIn(identity: ProviderIdentity, admission: Admission): Promise<UserRow> {
    const verifiedEmail = verifiedEmailOf(identity);
    return this.dataSource.transaction(async (manager) => {
      // Two concurrent first sign-ins of one person, even through two providers, must not create two users: the second waits here and then finds the first.
      await lockUntilCommit(manager, `${identity.provider}:${identity.subject}`);
      if (verifiedEmail !== null) await lockUntilCommit(manager, `email:${verifiedEmail}`);
      const known = await this.known(manager, identity);
      const userId =
        known ??
        (await this.sameByEmail(manager, identity, verifiedEmail)) ??
        (await this.create(manager, admission));
      if (known === null) await this.link(manager, userId, identity);
      await this.record(manager, identity, verifiedEmail);
      return this.refresh(manager, userId, identity);
    });
  }

  private async known(
    manager: EntityManager,
    { provider, subject }: ProviderIdentity,
  ): Promise<string | null> {
    // The lock keeps a purge that has just become due from deleting the user during this sign-in.
    const user = await underLock(() =>
      runOne<{ id: string; isGone: boolean | null }>(
        manager,
        `SELECT u.id, ${isRestoreExpired} AS "isGone" FROM identities i JOIN users u ON u.id = i.user_id WHERE i.provider = $1 AND i.subject = $2 FOR UPDATE OF u`,
        [provider, subject],
      ),
    );
    if (user?.isGone !== true) return user?.id ?? null;
    // Too late to restore: only the purge is left, so the identity is released for a new account.
    await run(manager, 'DELETE FROM identities WHERE user_id = $1', [user.id]);
    return null;
  }

  /** Looks at verified identities only, never at `users.email`, which users can edit. If two users match, the e-mail identifies neither. */
  private async sameByEmail(
    manager: EntityManager,
    { provider }: ProviderIdentity,
    verifiedEmail: string | null,
  ): Promise<string | null> {
    if (verifiedEmail === null) return null;
    const users = await underLock(() =>
      run<{ id: string }>(
        manager,
        `SELECT u.id FROM users u WHERE (${isRestoreExpired}) IS NOT TRUE
           AND EXISTS (SELECT 1 FROM identities i WHERE i.user_id = u.id AND i.provider <> $1 AND i.verified_email = $2) LIMIT 2 FOR UPDATE OF u`,
        [provider, verifiedEmail],
      ),
    );
    const [user] = users;
    return user !== undefined && users.length === 1 ? user.id : null;
  }

  private async create(manager: EntityManager, { isOpen, invitation }: Admission): Promise<string> {
    const create = () => createEmptyUser(manager);
    const guest = invitation === null ? null : await acceptInvitation(manager, invitation, create);
    if (guest === null && !isOpen) throw new AppError('INVITATION_REQUIRED');
    return (guest ?? (await create())).id;
  }

  private async link(
    manager: EntityManager,
    userId: string,
    { provider, subject }: ProviderIdentity,
  ): Promise<void> {
    await run(
      manager,
      'INSERT INTO identities (id, user_id, provider, subject) VALUES ($1, $2, $3, $4)',
      [newId(), userId, provider, subject],
    );
  }

  private async record(
    manager: EntityManager,
    { provider, subject, login, email }: ProviderIdentity,
    verifiedEmail: string | null,
  ): Promise<void> {
    // At one provider an address belongs to one account: a former owner has lost it.
    await run(
      manager,
      'UPDATE identities SET verified_email = NULL WHERE provider = $1 AND subject <> $2 AND verified_email = $3',
      [provider, subject, verifiedEmail],
    );
    await run(
      manager,
      'UPDATE identities SET login = $3, email = $4, verified_email = $5 WHERE provider = $1 AND subject = $2',
      [provider, subject, login, email, verifiedEmail],
    );
  }

  private async refresh(
    manager: EntityManager,
    userId: string,
    identity: ProviderIdentity,
  ): Promise<UserRow> {
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

/** The provider's data is filled in afterwards. */
async function createEmptyUser(manager: EntityManager): Promise<{ readonly id: string }> {
  const id = newId();
  await run(manager, 'INSERT INTO users (id) VALUES ($1)', [id]);
  return { id };
}

/** Repeats a query once its users are locked. The first one may have waited for the removal of a guest, and still see the identities that it deleted. */
async function underLock<Found>(find: () => Promise<Found>): Promise<Found> {
  await find();
  return find();
}

async function lockUntilCommit(manager: EntityManager, name: string): Promise<void> {
  await run(manager, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

/** Lower-cases A to Z only: Unicode case folding maps distinct letters onto each other (the Kelvin sign onto k), which could merge two people's addresses. */
function verifiedEmailOf({ email, isEmailVerified }: ProviderIdentity): string | null {
  if (!isEmailVerified || email === null) return null;
  return email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase()) || null;
}
