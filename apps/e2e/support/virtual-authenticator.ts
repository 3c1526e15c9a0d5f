import { type CDPSession, type Page } from 'playwright-core';

/** A passkey inside the authenticator, as the protocol of Chromium describes it. */
interface Credential {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly privateKey: string;
  readonly signCount: number;
  readonly rpId?: string;
  readonly userHandle?: string;
}

/** An authenticator that is built into the browser of this page, such as a fingerprint reader; the person is always there and touches it. */
export class VirtualAuthenticator {
  private constructor(
    private readonly session: CDPSession,
    private readonly id: string,
  ) {}

  static async plugInto(page: Page): Promise<VirtualAuthenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(session, authenticatorId);
  }

  async passkeys(): Promise<Credential[]> {
    const asked = { authenticatorId: this.id };
    return (await this.session.send('WebAuthn.getCredentials', asked)).credentials;
  }

  /** Copies a passkey into this authenticator, its counter of signatures included. */
  async copy(credential: Credential): Promise<void> {
    await this.session.send('WebAuthn.addCredential', { authenticatorId: this.id, credential });
  }

  /** @param isVerified whether the person enters the right PIN from now on */
  async verifies(isVerified: boolean): Promise<void> {
    await this.session.send('WebAuthn.setUserVerified', {
      authenticatorId: this.id,
      isUserVerified: isVerified,
    });
  }
}
