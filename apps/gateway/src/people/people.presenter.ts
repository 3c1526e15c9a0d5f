import type { Invitation, Person } from '@rolefit/contracts';
import type { InvitationRow, PersonRow } from '@rolefit/database';

export const presentPerson = ({ id, name, isOwner, joinedAt, note }: PersonRow): Person => ({
  id,
  name,
  isOwner,
  joinedAt: joinedAt.toISOString(),
  note,
});

export const presentInvitation = ({
  id,
  note,
  createdAt,
  expiresAt,
}: InvitationRow): Invitation => ({
  id,
  note,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
