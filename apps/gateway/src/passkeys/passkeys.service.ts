import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import {
  AppError,
  type IdentityProvider,
  identityProviderSchema,
  type NewPasskey,
  type Passkey,
  type PasskeyCreation,
  type Passkeys,
} from '@rolefit/contracts';
import {
  type DeviceNames,
  type OwnedRow,
  PasskeysRepository,
  type UserRow,
  UsersRepository,
} from '@rolefit/database';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import { presentPasskey } from './passkey.presenter.js';
import { challengeMaxAgeMs, PasskeyChallenges } from './passkey-challenges.js';
import { toUserHandle } from './user-handle.js';
import { algorithms, challengeOf, verifyNewPasskey } from './webauthn.js';
import { newChallenge } from './new-challenge.js';

/** The browser of a session: the session, and the cookie that came with the call. */
export interface SessionBrowser {
  readonly sessionId: string;
  readonly cookie: string | undefined;
}

/** Creates, lists, renames and removes the passkeys of a user. */
@Injectable()
export class PasskeysService {
  constructor(
    @Inject(CONFIG)
    private readonly config: Pick<Config, 'passkeys' | 'github' | 'google' | 'oidc' | 'mail'>,
    private readonly passkeys: PasskeysRepository,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly challenges: PasskeyChallenges,
  ) {}

  async list(userId: string): Promise<Passkeys> {
    const { site, support } = this.config.passkeys;
    const rows = await this.passkeys.list(userId);
    return { passkeys: rows.map(presentPasskey), support, site };
  }

  /**
   * What an authenticator needs to create a passkey. A passkey outlives the session that adds it, so this also requires the session's cookie, which
   * scripts cannot read.
   * @throws AppError ROUTE_NOT_FOUND where passkeys cannot be used, SESSION_COOKIE_REQUIRED, SESSION_EXPIRED, SESSION_INVALID, SIGN_IN_TOO_OLD,
   * SERVICE_UNAVAILABLE
   */
  async start({ sessionId, cookie }: SessionBrowser): Promise<PasskeyCreation> {
    const { site } = this.requireSupport();
    const { userId } = await this.sessions.requireRecent(sessionId, cookie);
    const [user, passkeys] = await Promise.all([
      this.users.findSignedIn(userId),
      this.passkeys.list(userId),
    ]);
    if (user === null) throw new AppError('SESSION_EXPIRED');
    const challenge = newChallenge();
    await this.challenges.open(challenge, { kind: 'creation', holder: sessionId });
    return {
      rp: { id: site, name: 'Rolefit' },
      user: accountOf(user),
      challenge,
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: challengeMaxAgeMs,
      // An authenticator makes no second passkey for the same account.
      excludeCredentials: passkeys
        .filter((passkey) => passkey.site === site)
        .map(({ credentialId: id, transports }) => ({ id, type: 'public-key', transports })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    };
  }

  /**
   * Adds the passkey that an authenticator has created.
   * @param names browser and system, of which the first name of the passkey is made
   * @throws AppError as `start`, and PASSKEY_EXPIRED, PASSKEY_REFUSED, PASSKEYS_FULL
   */
  async add(
    created: NewPasskey,
    { sessionId, cookie }: SessionBrowser,
    names: DeviceNames,
  ): Promise<Passkey> {
    const { site, origin } = this.requireSupport();
    const { userId } = await this.sessions.requireBrowser(sessionId, cookie);
    const challenge = challengeOf(created.response.clientDataJSON);
    if (!(await this.challenges.take(challenge, { kind: 'creation', holder: sessionId })))
      throw new AppError('PASSKEY_EXPIRED');
    const row = await this.passkeys.add({
      ...(await verifyNewPasskey(created, challenge, { site, origin })),
      userId,
      besideId: sessionId,
      site,
      name: [names.browser, names.system].filter(Boolean).join(', ') || 'Passkey',
    });
    if (row === null) throw new AppError('SESSION_EXPIRED');
    if (row === 'known') throw new AppError('PASSKEY_REFUSED');
    if (row === 'full') throw new AppError('PASSKEYS_FULL');
    return presentPasskey(row);
  }

  /** @throws AppError PASSKEY_NOT_FOUND */
  async rename(passkey: OwnedRow, name: string): Promise<Passkey> {
    const row = await this.passkeys.rename(passkey, name);
    if (row === null) throw new AppError('PASSKEY_NOT_FOUND');
    return presentPasskey(row);
  }

  /** @throws AppError PASSKEY_NOT_FOUND; PASSKEY_NEEDED where nothing else would let the user in */
  async remove(passkey: OwnedRow): Promise<void> {
    const { site } = this.config.passkeys;
    const outcome = await this.passkeys.remove(passkey, { site, providers: this.providers() });
    if (outcome === 'unknown') throw new AppError('PASSKEY_NOT_FOUND');
    if (outcome === 'needed') throw new AppError('PASSKEY_NEEDED');
  }

  private requireSupport(): Config['passkeys'] {
    if (this.config.passkeys.support !== 'available') throw new AppError('ROUTE_NOT_FOUND');
    return this.config.passkeys;
  }

  /** Those that this server offers now. An identity of another one lets nobody in. */
  private providers(): IdentityProvider[] {
    const { github, google, oidc, mail } = this.config;
    const offered = { github, google, oidc, email: mail };
    return identityProviderSchema.options.filter((provider) => offered[provider] !== null);
  }
}

/** How browsers and password managers show the account. */
function accountOf({ id, name, email, githubUsername }: UserRow): PasskeyCreation['user'] {
  const displayName = name ?? githubUsername ?? email ?? 'Rolefit';
  return {
    id: toUserHandle(id),
    name: email ?? githubUsername ?? displayName,
    displayName,
  };
}
