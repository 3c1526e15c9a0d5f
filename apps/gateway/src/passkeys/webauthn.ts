import type { PasskeysConfig } from '@rolefit/config';
import { AppError, type NewPasskey, type PasskeyAssertion } from '@rolefit/contracts';
import type { PasskeyRow } from '@rolefit/database';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  isoCBOR,
} from '@simplewebauthn/server/helpers';

/** EdDSA, ES256 and RS256, which all authenticators together need. Source: WebAuthn Level 3 §5.4, `pubKeyCredParams`. */
export const algorithms = [-8, -7, -257];

type Site = Pick<PasskeysConfig, 'site' | 'origin'>;
/** The public part of a new passkey. */
export type Verified = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'signatures' | 'transports'>;

/** The challenge that an authenticator has answered. @throws AppError PASSKEY_REFUSED */
export function challengeOf(clientDataJSON: string): string {
  return refused(() => {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : '';
  });
}

/**
 * Refuses an answer from a frame on another site: our pages cannot be framed. The library does so only if the browser names that site.
 * Source: WebAuthn Level 3 §7.1 and §7.2, `crossOrigin`.
 * @throws AppError PASSKEY_REFUSED
 */
function assertNotFramed(clientDataJSON: string): void {
  const { crossOrigin } = refused(() => decodeClientDataJSON(clientDataJSON));
  if (crossOrigin === true) throw new AppError('PASSKEY_REFUSED');
}

/**
 * Verifies a new passkey, including that the authenticator verified its user.
 * @param challenge one that was open
 * @throws AppError PASSKEY_REFUSED
 */
export async function verifyNewPasskey(
  { response, ...credential }: NewPasskey,
  challenge: string,
  { site, origin }: Site,
): Promise<Verified> {
  assertNotFramed(response.clientDataJSON);
  const { verified, registrationInfo } = await refusedLater(async () =>
    verifyRegistrationResponse({
      response: {
        ...credential,
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: withoutStatement(response.attestationObject),
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: site,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified) throw new AppError('PASSKEY_REFUSED');
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: isoBase64URL.fromBuffer(publicKey),
    signatures: counter,
    transports: response.transports ?? [],
  };
}

/**
 * Verifies the signature of a passkey, including that the authenticator verified its user.
 * @returns its counter of signatures, which is not compared here
 * @throws AppError PASSKEY_REFUSED
 */
export async function verifyAssertion(
  { response, ...credential }: PasskeyAssertion,
  challenge: string,
  { site, origin }: Site,
  { credentialId, publicKey }: Pick<PasskeyRow, 'credentialId' | 'publicKey'>,
): Promise<number> {
  assertNotFramed(response.clientDataJSON);
  const { userHandle: _, ...signed } = response;
  const { verified, authenticationInfo } = await refusedLater(() =>
    verifyAuthenticationResponse({
      response: { ...credential, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: site,
      requireUserVerification: true,
      // The counter is compared and stored in one statement, so that two uses cannot race.
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
    }),
  );
  if (!verified) throw new AppError('PASSKEY_REFUSED');
  return authenticationInfo.newCounter;
}

/**
 * Drops what an authenticator states about its make. We ask for no statement and trust none, so a stranger's certificates need not be read.
 * @param attestationObject in base64url
 */
function withoutStatement(attestationObject: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get(
    'authData',
  );
  const without = new Map<string, string | Map<string, string> | Uint8Array>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(without));
}

/** The library throws for whatever is wrong with an answer. Which it was is for the log alone. */
function refused<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw new AppError('PASSKEY_REFUSED', { cause });
  }
}

async function refusedLater<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError('PASSKEY_REFUSED', { cause });
  }
}
