import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';

/** Purposes of signatures. Each has its own key, so that a signature for one purpose is never valid for another. */
export type Purpose =
  'access-token' | 'refresh-token' | 'sign-in-state' | 'resume-link' | 'email-address';

/** A key with a public id that reveals nothing about it. */
export interface NamedKey {
  /** The `kid` header of tokens. */
  readonly id: string;
  readonly key: KeyObject;
}

const keyBytes = 32;
const idBytes = 6;

/**
 * Signs short texts with keys derived from SESSION_SECRET, so that all gateways agree and no keys are stored. Signatures made with SESSION_FORMER_SECRETS
 * remain valid, so rotating the secret signs no users out. Source: HKDF (RFC 5869) with SHA-256, one info string per purpose; HMAC-SHA-256.
 */
@Injectable()
export class SignerService {
  private readonly keys = new Map<Purpose, readonly [NamedKey, ...NamedKey[]]>();

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'session'>) {}

  /** The current signing key for a purpose, 256 bits. */
  keyFor(purpose: Purpose): KeyObject {
    return this.keysFor(purpose)[0].key;
  }

  /** All valid keys for a purpose: the current one, then the former ones. */
  keysFor(purpose: Purpose): readonly [NamedKey, ...NamedKey[]] {
    const known = this.keys.get(purpose);
    if (known !== undefined) return known;
    const { secret, formerSecrets } = this.config.session;
    const keys = [
      deriveKey(secret, purpose),
      ...formerSecrets.map((former) => deriveKey(former, purpose)),
    ] as const;
    this.keys.set(purpose, keys);
    return keys;
  }

  /** @returns the signature, base64url */
  sign(purpose: Purpose, text: string): string {
    return signWith(this.keyFor(purpose), text);
  }

  /** Whether the signature is valid. Compares in constant time. */
  verify(purpose: Purpose, text: string, signature: string): boolean {
    const actual = Buffer.from(signature);
    const matches = this.keysFor(purpose).map(({ key }) => {
      const expected = Buffer.from(signWith(key, text));
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    });
    return matches.includes(true);
  }
}

function deriveKey(secret: string, purpose: Purpose): NamedKey {
  const derive = (info: string, bytes: number) =>
    new Uint8Array(hkdfSync('sha256', secret, 'rolefit', info, bytes));
  return {
    id: Buffer.from(derive('key-id', idBytes)).toString('base64url'),
    key: createSecretKey(derive(purpose, keyBytes)),
  };
}

function signWith(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
