import type { SignedInCaller, TestGateway } from '../gateway.fixture.js';

/** Fills what the user signs in with: sessions, tokens, passkeys, invitations, and the audit trail. */
export async function fillSessions(
  { database }: TestGateway,
  { user }: SignedInCaller,
  word: string,
): Promise<void> {
  await database.dataSource.query(
    `UPDATE sessions SET browser = $2, system = $3, rotations = ARRAY[now()] WHERE user_id = $1`,
    [user.id, `${word} browser`, `${word} system`],
  );
  await database.dataSource.query(
    `INSERT INTO sessions (id, user_id, kind, browser, expires_at, revoked_at) VALUES (gen_random_uuid(), $1, 'web', $2, now(), now())`,
    [user.id, `${word} former browser`],
  );
  await database.dataSource.query(
    `INSERT INTO access_tokens (id, user_id, name, hint, hash, scopes, expires_at, last_used_at)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, '{scans:read}', now() + interval '1 day', now())`,
    [user.id, `${word} token`, `${word} hint`, `hash of a token of ${user.id}`],
  );
  await database.dataSource.query(
    `INSERT INTO passkeys (user_id, id, credential_id, public_key, signatures, transports, site, name, last_used_at)
     VALUES ($1, gen_random_uuid(), $2, $3, 7, $4, $5, $6, now())`,
    [
      user.id,
      `${word} credential`,
      `${word} key`,
      [`${word} transport`],
      `${word}.example`,
      `${word} passkey`,
    ],
  );
  await database.dataSource.query(
    `INSERT INTO invitations (id, user_id, note, hash, expires_at, accepted_at)
     VALUES (gen_random_uuid(), $1, $2, $3, now() + interval '1 day', now())`,
    [user.id, `${word} guest`, `hash of an invitation of ${user.id}`],
  );
  await database.dataSource.query(
    `INSERT INTO audit_entries (id, user_id, event, provider) VALUES (gen_random_uuid(), $1, 'signed-in', 'google')`,
    [user.id],
  );
}
