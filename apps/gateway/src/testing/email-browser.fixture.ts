import type { EmailLink } from '@rolefit/contracts';
import { TestBrowser } from './browser.fixture.js';
import { type Answer, dataOf, type TestGateway } from './gateway.fixture.js';

/** Signing in by e-mail, in a browser. */
export class EmailBrowser {
  constructor(private readonly browser: TestBrowser) {}

  /** Asks for a link. */
  ask(email: string, body: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.browser.post('/auth/email', { email, ...body }, headers);
  }

  /** What a link is for. */
  async check(token: string): Promise<EmailLink> {
    return dataOf('checkEmailLink', await this.browser.post('/auth/email/link', { token }));
  }

  signIn(token: string, isConfirmed = false): Promise<Answer> {
    return this.browser.post('/auth/email/session', { token, isConfirmed });
  }

  session(): ReturnType<TestBrowser['session']> {
    return this.browser.session();
  }
}

/** @param browser one that has been used already; a new one by default */
export const anEmailBrowser = (
  gateway: TestGateway,
  browser = new TestBrowser(gateway),
): EmailBrowser => new EmailBrowser(browser);
