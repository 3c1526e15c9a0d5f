import type { webcrypto } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '@rolefit/contracts';
import { errors, jwtVerify, type JWTHeaderParameters, SignJWT } from 'jose';
import { z } from 'zod';
import { type NamedKey, SignerService } from './signer.service.js';

/** Maximum lifetime of an access token; it also ends with its session. */
const accessTokenS = 15 * 60;
const algorithm = 'HS256';
const audience = 'rolefit-api';
const tokenType = 'access';

const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  exp: z.int(),
  type: z.literal(tokenType),
});

/** Claims of an access token. */
export interface AccessToken {
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** A verified refresh token: its session, and its position in the session's sequence of rotations. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly generation: number;
}

const refreshPattern = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

interface ImportedKey {
  readonly id: string;
  readonly key: webcrypto.CryptoKey;
}

/** Imports a key once; jose would import raw bytes again for every token. */
function importKey({ id, key }: NamedKey): ImportedKey {
  return { id, key: key.toCryptoKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']) };
}

/**
 * Issues and verifies tokens. An access token is a JWT; a refresh token is derived from its session's id and generation, so neither tokens nor hashes of them
 * are stored.
 */
@Injectable()
export class TokensService {
  private readonly current: ImportedKey;
  private readonly keys: readonly ImportedKey[];

  constructor(private readonly signer: SignerService) {
    const [current, ...former] = signer.keysFor('access-token');
    this.current = importKey(current);
    this.keys = [this.current, ...former.map(importKey)];
  }

  signAccess(userId: string, sessionId: string): Promise<string> {
    return new SignJWT({ sid: sessionId, type: tokenType })
      .setProtectedHeader({ alg: algorithm, kid: this.current.id })
      .setSubject(userId)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${accessTokenS}s`)
      .sign(this.current.key);
  }

  /** @throws AppError SESSION_EXPIRED for a genuine token that has expired, SESSION_INVALID for anything else */
  async readAccess(token: string): Promise<AccessToken> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.findKey(kid), {
        algorithms: [algorithm],
        audience,
        requiredClaims: ['sub', 'sid', 'exp'],
      });
      const claims = claimsSchema.parse(payload);
      return { userId: claims.sub, sessionId: claims.sid, expiresAt: new Date(claims.exp * 1_000) };
    } catch (cause) {
      throw new AppError(
        cause instanceof errors.JWTExpired ? 'SESSION_EXPIRED' : 'SESSION_INVALID',
        { cause },
      );
    }
  }

  /** Selects the key by id. Tokens without one were issued before keys had ids. */
  private findKey(kid: JWTHeaderParameters['kid']): webcrypto.CryptoKey {
    const found = kid === undefined ? this.current : this.keys.find(({ id }) => id === kid);
    if (found === undefined) throw new errors.JWSInvalid('signed with an unknown key');
    return found.key;
  }

  refreshToken({ sessionId, generation }: RefreshToken): string {
    const text = `${sessionId}.${generation}`;
    return `${text}.${this.signer.sign('refresh-token', text)}`;
  }

  /** @throws AppError SESSION_INVALID for any token that was not issued by this installation */
  readRefresh(token: string): RefreshToken {
    const [, sessionId, generation, signature] = refreshPattern.exec(token) ?? [];
    if (
      sessionId === undefined ||
      generation === undefined ||
      signature === undefined ||
      !this.signer.verify('refresh-token', `${sessionId}.${generation}`, signature)
    ) {
      throw new AppError('SESSION_INVALID');
    }
    return { sessionId, generation: Number(generation) };
  }
}
