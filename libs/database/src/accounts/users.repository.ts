import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run, runOne } from '../run.js';
import { canSignIn, restorableUntil } from './account-state.js';

/** A user's own row, without resumes and scans. */
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
  /** Whether they own this server. */
  isOwner: boolean;
  /** For a deleted account: until when it can be restored. */
  restorableUntil: Date | null;
}

/** Columns that the profile form can change. */
export type UserFields = Partial<Pick<UserRow, 'name' | 'email' | 'bio' | 'location' | 'blogLink'>>;

/** The columns of a `UserRow`. */
export const userColumns = `id, name, email, github_username AS "githubUsername", avatar, location, blog_link AS "blogLink", bio,
  is_onboarding AS "isOnboarding", is_owner AS "isOwner", ${restorableUntil} AS "restorableUntil"`;

/** Users and the fields of their profiles. */
@Injectable()
export class UsersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The user, or null for an unknown or deleted one. */
  find(userId: string): Promise<UserRow | null> {
    return runOne<UserRow>(
      this.dataSource,
      `SELECT ${userColumns} FROM users WHERE id = $1 AND deleted_at IS NULL`,
      [userId],
    );
  }

  /** The user, including one whose deleted account can still be restored. */
  findSignedIn(userId: string): Promise<UserRow | null> {
    return runOne<UserRow>(
      this.dataSource,
      `SELECT ${userColumns} FROM users WHERE id = $1 AND ${canSignIn}`,
      [userId],
    );
  }

  /** Changes the given fields and leaves the others; null for an unknown user. */
  updateFields(userId: string, fields: UserFields): Promise<UserRow | null> {
    return runOne<UserRow>(
      this.dataSource,
      `UPDATE users SET name = coalesce($2, name), email = coalesce($3, email), bio = coalesce($4, bio),
         location = coalesce($5, location), blog_link = coalesce($6, blog_link), updated_at = now()
       WHERE id = $1 AND deleted_at IS NULL RETURNING ${userColumns}`,
      [
        userId,
        fields.name ?? null,
        fields.email ?? null,
        fields.bio ?? null,
        fields.location ?? null,
        fields.blogLink ?? null,
      ],
    );
  }

  /** Ends onboarding once a resume has been uploaded. @returns false where there is none */
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
