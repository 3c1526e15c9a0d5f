import { limits } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { createUser } from '../accounts/create-user.js';
import { type UserRow } from '../accounts/users.repository.js';
import { writeAudit } from '../audit/audit.repository.js';
import { newId } from '../ids.js';
import { run, runOne } from '../run.js';
import { isRequesterLive, lockUser } from '../sessions/sessions.repository.js';
import { acceptInvitation, isInviting } from './accept-invitation.js';

/** An invitation without its hash. */
export interface InvitationRow {
  id: string;
  note: string | null;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: Date | null;
}

/** An invitation to store. */
export interface NewInvitation {
  readonly userId: string;
  /** The session that requests it, which must be active. */
  readonly besideId: string;
  readonly note: string | null;
  readonly hash: string;
}

/** What the link of an invitation leads to. */
export interface FoundInvitation {
  state: 'open' | 'used' | 'expired';
  /** Name of the user who invites. */
  inviter: string | null;
}

const columns =
  'id, note, created_at AS "createdAt", expires_at AS "expiresAt", accepted_at AS "acceptedAt"';

/** Invitations to create an account on this server. */
@Injectable()
export class InvitationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns `full` beyond `limits.openInvitations`; null if the account is deleted or the requesting session has ended */
  create(invitation: NewInvitation): Promise<InvitationRow | 'full' | null> {
    const { userId, note, hash } = invitation;
    return this.dataSource.transaction(async (manager) => {
      // Serialised with other creations, so that the count is exact.
      if (!(await lockUser(manager, userId)) || !(await isRequesterLive(manager, invitation)))
        return null;
      if ((await countOpen(manager, userId)) >= limits.openInvitations) return 'full';
      await writeAudit(manager, { userId, event: 'invitation-created' });
      return runOne<InvitationRow>(
        manager,
        `INSERT INTO invitations (id, user_id, note, hash, expires_at)
         VALUES ($1, $2, $3, $4, now() + $5 * interval '24 hours') RETURNING ${columns}`,
        [newId(), userId, note, hash, limits.invitationDays],
      );
    });
  }

  /** All invitations of a user, the newest first. */
  list(userId: string): Promise<InvitationRow[]> {
    return run<InvitationRow>(
      this.dataSource,
      `SELECT ${columns} FROM invitations WHERE user_id = $1 ORDER BY id DESC`,
      [userId],
    );
  }

  /** Deletes an invitation of this user that nobody has accepted. @returns false if there is none */
  async revoke(userId: string, invitationId: string): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `WITH gone AS (DELETE FROM invitations WHERE id = $2 AND user_id = $1 AND accepted_at IS NULL RETURNING user_id)
       INSERT INTO audit_entries (id, user_id, event) SELECT $3, user_id, 'invitation-revoked' FROM gone RETURNING id`,
      [userId, invitationId, newId()],
    );
    return rows.length > 0;
  }

  /** @returns null for an unknown or revoked one, and where its user may no longer invite */
  find(hash: string): Promise<FoundInvitation | null> {
    return runOne<FoundInvitation>(
      this.dataSource,
      `SELECT CASE WHEN i.accepted_at IS NOT NULL THEN 'used' WHEN i.expires_at <= now() THEN 'expired' ELSE 'open' END AS state, u.name AS inviter
       FROM invitations i JOIN users u ON u.id = i.user_id WHERE i.hash = $1 AND ${isInviting}`,
      [hash],
    );
  }

  /** Creates the account that an invitation is for. @returns null where it is not open, or another call was faster */
  accept(hash: string, name: string): Promise<UserRow | null> {
    return this.dataSource.transaction((manager) =>
      acceptInvitation(manager, hash, () => createUser(manager, { name, isOwner: false })),
    );
  }
}

async function countOpen(manager: EntityManager, userId: string): Promise<number> {
  const row = await runOne<{ open: number }>(
    manager,
    'SELECT count(*)::int AS open FROM invitations WHERE user_id = $1 AND accepted_at IS NULL',
    [userId],
  );
  return row?.open ?? 0;
}
