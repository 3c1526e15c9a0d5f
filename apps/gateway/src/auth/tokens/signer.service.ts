import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';

/** What a key signs. Each purpose has a key of its own, so that nothing signed for one is ever good for another. */
export type Purpose = 'access-token' | 'refresh-token' | 'sign-in-state' | 'resume-link';

/** A key, and a name for it that says nothing about it. */
export interface NamedKey {
  /** As it stands in the header of a token. */
  readonly id: string;
  readonly key: KeyObject;
}

const keyBytes = 32;
const idBytes = 6;

/**
 * Signs short texts with keys derived from SESSION_SECRET, so that all gateways agree and nothing needs to be stored. What
 * was signed with one of SESSION_FORMER_SECRETS is still taken, so that a new secret logs nobody out.
 * Source: HKDF (RFC 5869) with SHA-256, one info string a purpose; HMAC-SHA-256.
 */
@Injectable()
export class SignerService {
  private readonly keys = new Map<Purpose, readonly [NamedKey, ...NamedKey[]]>();

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'session'>) {}

  /** The key that signs for one purpose, 256 bits. */
  keyFor(purpose: Purpose): KeyObject {
    return this.keysFor(purpose)[0].key;
  }

  /** The keys that are good for one purpose: the one that signs, then the former ones. */
  keysFor(purpose: Purpose): readonly [NamedKey, ...NamedKey[]] {
    const known = this.keys.get(purpose);
    if (known !== undefined) return known;
    const { secret, formerSecrets } = this.config.session;
    const keys = [keyOf(secret, purpose), ...formerSecrets.map((former) => keyOf(former, purpose))] as const;
    this.keys.set(purpose, keys);
    return keys;
  }

  /** @returns the signature, base64url */
  sign(purpose: Purpose, text: string): string {
    return signWith(this.keyFor(purpose), text);
  }

  /** Whether `signature` is the text's own; takes the same time for every wrong one. */
  verify(purpose: Purpose, text: string, signature: string): boolean {
    const given = Buffer.from(signature);
    const fits = this.keysFor(purpose).map(({ key }) => {
      const wanted = Buffer.from(signWith(key, text));
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    });
    return fits.includes(true);
  }
}

function keyOf(secret: string, purpose: Purpose): NamedKey {
  const derive = (info: string, bytes: number) => new Uint8Array(hkdfSync('sha256', secret, 'rolefit', info, bytes));
  return { id: Buffer.from(derive('key-id', idBytes)).toString('base64url'), key: createSecretKey(derive(purpose, keyBytes)) };
}

function signWith(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
