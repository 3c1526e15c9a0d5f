import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';

/** What a key signs. Each purpose has a key of its own, so that nothing signed for one is ever good for another. */
export type Purpose = 'access-token' | 'refresh-token' | 'sign-in-state' | 'resume-link';

/**
 * Signs short texts with keys derived from SESSION_SECRET, so that all gateways agree and nothing needs to be stored.
 * Source: HKDF (RFC 5869) with SHA-256, one info string a purpose; HMAC-SHA-256.
 */
@Injectable()
export class SignerService {
  private readonly keys = new Map<Purpose, KeyObject>();

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'session'>) {}

  /** The key of one purpose, 256 bits. */
  keyFor(purpose: Purpose): KeyObject {
    const known = this.keys.get(purpose);
    if (known !== undefined) return known;
    const key = createSecretKey(new Uint8Array(hkdfSync('sha256', this.config.session.secret, 'rolefit', purpose, 32)));
    this.keys.set(purpose, key);
    return key;
  }

  /** @returns the signature, base64url */
  sign(purpose: Purpose, text: string): string {
    return createHmac('sha256', this.keyFor(purpose)).update(text).digest('base64url');
  }

  /** Whether `signature` is the text's own; takes the same time for every wrong one. */
  verify(purpose: Purpose, text: string, signature: string): boolean {
    const [wanted, given] = [Buffer.from(this.sign(purpose, text)), Buffer.from(signature)];
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  }
}
