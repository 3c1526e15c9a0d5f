import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { newId } from '../ids.js';
import { run, runOne } from '../run.js';
import { canSignIn, isPastRestoring, restorableUntil } from './account-state.js';

/** A person as the server needs them; texts of resumes and scans are elsewhere. */
export interface UserRow {
  id: string;
  name: string | null;
  email: string | null;
  githubUsername: string | null;
  avatar: string | null;
  location: string | null;
  blogLink: string | null;
  bio: string | null;
  isOnboarding: boolean;
  /** Where the account is deleted: until when it can be brought back. */
  restorableUntil: Date | null;
}

/** What a provider tells about the person who signs in. */
export interface ProviderIdentity {
  readonly provider: 'github' | 'google';
  /** The provider's own, unchanging id of the person. */
  readonly subject: string;
  readonly login: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly avatar: string | null;
}

/** Columns that the profile form can change. */
export type UserFields = Partial<Pick<UserRow, 'name' | 'email' | 'bio' | 'location' | 'blogLink'>>;

/** What a `UserRow` is selected by. */
export const userColumns = `id, name, email, github_username AS "githubUsername", avatar, location, blog_link AS "blogLink", bio,
  is_onboarding AS "isOnboarding", ${restorableUntil} AS "restorableUntil"`;

/** People and how they sign in. */
@Injectable()
export class UsersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The user, or null for an unknown or deleted one. */
  find(userId: string): Promise<UserRow | null> {
    return runOne<UserRow>(this.dataSource, `SELECT ${userColumns} FROM users WHERE id = $1 AND deleted_at IS NULL`, [userId]);
  }

  /** The user, also one whose account is deleted and can be brought back. */
  findSignedIn(userId: string): Promise<UserRow | null> {
    return runOne<UserRow>(this.dataSource, `SELECT ${userColumns} FROM users WHERE id = $1 AND ${canSignIn}`, [userId]);
  }

  /**
   * Finds the person behind a provider's identity or makes a new one. What the provider says of an existing person fills only
   * what is still empty, but for login and avatar, which are the provider's to say. A deleted account is found as long as it can be brought back; after that its person is a new one.
   */
  signIn(identity: ProviderIdentity): Promise<UserRow> {
    return this.dataSource.transaction(async (manager) => {
      // Two first sign-ins of one person at once must not make two people: the second waits here and then finds the first.
      await run(manager, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${identity.provider}:${identity.subject}`]);
      const userId = (await this.known(manager, identity)) ?? (await this.create(manager, identity));
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

  private async create(manager: EntityManager, identity: ProviderIdentity): Promise<string> {
    const userId = newId();
    await run(manager, 'INSERT INTO users (id) VALUES ($1)', [userId]);
    await run(manager, 'INSERT INTO identities (id, user_id, provider, subject) VALUES ($1, $2, $3, $4)', [
      newId(),
      userId,
      identity.provider,
      identity.subject,
    ]);
    return userId;
  }

  private async refresh(manager: EntityManager, userId: string, identity: ProviderIdentity): Promise<UserRow> {
    await run(manager, 'UPDATE identities SET login = $3, email = $4 WHERE provider = $1 AND subject = $2', [
      identity.provider,
      identity.subject,
      identity.login,
      identity.email,
    ]);
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

  /** Changes the given fields and leaves the others; null for an unknown user. */
  updateFields(userId: string, fields: UserFields): Promise<UserRow | null> {
    return runOne<UserRow>(
      this.dataSource,
      `UPDATE users SET name = coalesce($2, name), email = coalesce($3, email), bio = coalesce($4, bio),
         location = coalesce($5, location), blog_link = coalesce($6, blog_link), updated_at = now()
       WHERE id = $1 AND deleted_at IS NULL RETURNING ${userColumns}`,
      [userId, fields.name ?? null, fields.email ?? null, fields.bio ?? null, fields.location ?? null, fields.blogLink ?? null],
    );
  }

  /** Ends onboarding where there is a resume. @returns false where there is none */
  async completeOnboarding(userId: string): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `UPDATE users SET is_onboarding = false, updated_at = now()
       WHERE id = $1 AND deleted_at IS NULL AND EXISTS (SELECT 1 FROM resumes WHERE user_id = $1) RETURNING id`,
      [userId],
    );
    return rows.length > 0;
  }
}
