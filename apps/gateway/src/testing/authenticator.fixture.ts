import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '@rolefit/contracts';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an attacker, or an odd authenticator, would send instead. */
export interface Oddities {
  readonly origin?: string;
  readonly site?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** Whether the person was verified, by PIN or fingerprint. */
  readonly isVerified?: boolean;
  readonly signatures?: number;
  readonly userHandle?: string;
  readonly credentialId?: string;
  readonly crossOrigin?: boolean;
  readonly topOrigin?: string;
}

/** A passkey in an authenticator. */
export interface TestPasskey {
  readonly id: string;
  readonly userHandle: string;
  readonly site: string;
  readonly privateKey: KeyObject;
}

/** An authenticator of ES256 keys with the browser around it. Source: WebAuthn Level 3 §6.1 and §6.5. */
export class TestAuthenticator {
  signatures = 0;

  constructor(private readonly origin: string) {}

  create(options: PasskeyCreation, odd: Oddities = {}): [TestPasskey, NewPasskey] {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(16);
    const site = odd.site ?? options.rp.id;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: kty EC2, alg ES256, crv P-256, x, y.
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, cose]);
    const authData = this.data(site, { ...odd, attested });
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    const credentialId = id.toString('base64url');
    return [
      { id: credentialId, userHandle: options.user.id, site, privateKey },
      {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response: {
          clientDataJSON: this.client('webauthn.create', options.challenge, odd).toString(
            'base64url',
          ),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      },
    ];
  }

  sign(passkey: TestPasskey, options: PasskeyRequest, odd: Oddities = {}): PasskeyAssertion {
    this.signatures += 1;
    const authData = this.data(odd.site ?? options.rpId, odd);
    const client = this.client('webauthn.get', options.challenge, odd);
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
    const id = odd.credentialId ?? passkey.id;
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, passkey.privateKey).toString('base64url'),
        userHandle: odd.userHandle ?? passkey.userHandle,
      },
    };
  }

  private client(type: string, challenge: string, odd: Oddities): Buffer {
    const { crossOrigin = false, topOrigin } = odd;
    const client = {
      type: odd.type ?? type,
      challenge: odd.challenge ?? challenge,
      origin: odd.origin ?? this.origin,
      crossOrigin,
      ...(topOrigin === undefined ? {} : { topOrigin }),
    };
    return Buffer.from(JSON.stringify(client));
  }

  private data(
    site: string,
    { isVerified = true, signatures, attested }: Oddities & { attested?: Buffer },
  ): Buffer {
    // User present, user verified, attested credential data.
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested === undefined ? 0 : 0x40);
    return Buffer.concat([
      createHash('sha256').update(site).digest(),
      Buffer.from([flags]),
      uint(signatures ?? this.signatures, 4),
      attested ?? Buffer.alloc(0),
    ]);
  }
}

function uint(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}
