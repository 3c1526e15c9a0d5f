import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import { AppError, type PasskeyAssertion, type PasskeyRequest } from '@rolefit/contracts';
import { PasskeysRepository, type UserRow, UsersRepository } from '@rolefit/database';
import { newChallenge } from './new-challenge.js';
import { challengeMaxAgeMs, PasskeyChallenges } from './passkey-challenges.js';
import { readUserHandle } from './user-handle.js';
import { challengeOf, verifyAssertion } from './webauthn.js';

/** Sign-in with a passkey that the authenticator offers by itself, so that nobody has to say who they are first (ADR 53). */
@Injectable()
export class PasskeySignInService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'passkeys'>,
    private readonly passkeys: PasskeysRepository,
    private readonly users: UsersRepository,
    private readonly challenges: PasskeyChallenges,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param browser secret in its cookie @throws AppError ROUTE_NOT_FOUND where passkeys cannot be used, SERVICE_UNAVAILABLE */
  async start(browser: string): Promise<PasskeyRequest> {
    const { site, support } = this.config.passkeys;
    if (support !== 'available') throw new AppError('ROUTE_NOT_FOUND');
    const challenge = newChallenge();
    await this.challenges.open(challenge, { kind: 'sign-in', holder: browser });
    return { challenge, rpId: site, timeout: challengeMaxAgeMs, userVerification: 'required' };
  }

  /**
   * The user whose passkey has answered the challenge of this browser. An unknown passkey and a wrong answer are refused alike.
   * @throws AppError PASSKEY_EXPIRED, PASSKEY_REFUSED, PASSKEY_COPIED, SERVICE_UNAVAILABLE
   */
  async identify(assertion: PasskeyAssertion, browser: string | undefined): Promise<UserRow> {
    const challenge = challengeOf(assertion.response.clientDataJSON);
    const purpose = { kind: 'sign-in', holder: browser ?? '' } as const;
    const isOpen = await this.challenges.take(challenge, purpose);
    if (browser === undefined || !isOpen) throw new AppError('PASSKEY_EXPIRED');
    const userId = readUserHandle(assertion.response.userHandle);
    const passkey = userId === null ? null : await this.passkeys.find(userId, assertion.id);
    if (userId === null || passkey === null) throw new AppError('PASSKEY_REFUSED');
    const signatures = await verifyAssertion(assertion, challenge, this.config.passkeys, passkey);
    // Loaded first: if the owner removes the user now, their passkey is deleted and recording its use fails.
    const user = await this.users.findSignedIn(userId);
    if (user === null) throw new AppError('PASSKEY_REFUSED');
    if (!(await this.passkeys.noteUse({ userId, id: passkey.id }, signatures))) {
      this.logger.warn(
        { userId, passkeyId: passkey.id, signatures, lastSignatures: passkey.signatures },
        'Counter of a passkey did not rise; it may have been copied',
      );
      throw new AppError('PASSKEY_COPIED');
    }
    return user;
  }
}
