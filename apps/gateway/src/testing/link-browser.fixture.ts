import type { AccountLink } from '@rolefit/contracts';
import { TestBrowser } from './browser.fixture.js';
import { type Answer, dataOf, type TestGateway } from './gateway.fixture.js';

/** A browser that opens links for accounts. */
export class LinkBrowser extends TestBrowser {
  /** What a link is for. */
  async check(token: string): Promise<AccountLink> {
    return dataOf('checkAccountLink', await this.post('/auth/link', { token }));
  }

  use(token: string, name?: string): Promise<Answer> {
    return this.post('/auth/link/session', name === undefined ? { token } : { token, name });
  }
}

export const aLinkBrowser = (gateway: TestGateway): LinkBrowser => new LinkBrowser(gateway);

/** The secret of a link, which is behind its hash. */
export const tokenIn = (url: string): string => new URL(url).hash.slice(1);
