import type { ExportedPasskey, Passkey } from '@rolefit/contracts';
import type { PasskeyRow } from '@rolefit/database';

/** A passkey as its owner sees it. */
export function presentPasskey({ id, name, site, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    site,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** The same with its public part, for the export of an account. */
export function presentExportedPasskey(row: PasskeyRow): ExportedPasskey {
  const { credentialId, publicKey, signatures, transports } = row;
  return { ...presentPasskey(row), credentialId, publicKey, signatures, transports };
}
