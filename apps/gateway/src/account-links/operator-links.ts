import type { Config } from '@rolefit/config';
import { limits } from '@rolefit/contracts';
import type { AccountRow, PeopleRepository } from '@rolefit/database';
import type { SignInLinks } from '../sign-in-links/sign-in-links.js';
import { accountLinkUrl, deviceLinkMaxAgeMs, setupLinkMaxAgeMs } from './account-link-url.js';
import type { OperatorRequest } from './operator-args.js';

/** The lines to print, and whether the request succeeded. */
export interface Printed {
  readonly isDone: boolean;
  readonly lines: readonly string[];
}

/** Accounts named in an answer: enough to recognise one's own. */
const namedAccounts = 20;
const done = (...lines: string[]): Printed => ({ isDone: true, lines });
const failed = (...lines: string[]): Printed => ({ isDone: false, lines });

/** Links for whoever runs the server and can therefore read everything anyway: for the owner's account, and back into one. */
export class OperatorLinks {
  constructor(
    private readonly config: Pick<Config, 'server'>,
    private readonly links: SignInLinks,
    private readonly people: PeopleRepository,
  ) {}

  /** @throws AppError SERVICE_UNAVAILABLE */
  async print({ account, isStart }: OperatorRequest): Promise<Printed> {
    if (!(await this.people.hasAny())) return this.setupLink();
    const owner = await this.people.findOwner();
    if (isStart) return done(...(owner === null ? ownerless : []));
    if (account !== null) return this.linkFor(account, owner);
    if (owner !== null) return this.linkOf(owner);
    return failed(...ownerless, 'These accounts exist:', ...names(await this.all()));
  }

  private async setupLink(): Promise<Printed> {
    const secret = await this.links.open({ kind: 'setup' }, 'setup', setupLinkMaxAgeMs);
    return done(
      'Nobody has an account yet. Open this link to create yours, as the owner:',
      `  ${accountLinkUrl(this.config, secret)}`,
      `It works once and for ${limits.setupLinkMinutes} minutes. For a new one: npm run sign-in-link`,
    );
  }

  private async linkFor(text: string, owner: AccountRow | null): Promise<Printed> {
    const found = await this.people.search(text, 2);
    const [account] = found;
    if (account === undefined)
      return failed(`No account is called “${text}”. These exist:`, ...names(await this.all()));
    if (found.length > 1)
      return failed(`Several accounts are called “${text}”. Name the e-mail address instead.`);
    const isNewOwner = owner === null && (await this.people.makeOwner(account.id));
    const { lines } = await this.linkOf(account);
    return done(
      ...(isNewOwner ? [`${nameOf(account)} is the owner of this Rolefit now.`] : []),
      ...lines,
    );
  }

  private async linkOf(account: AccountRow): Promise<Printed> {
    const secret = await this.links.open(
      { kind: 'device', userId: account.id, sessionId: null, isForDeleted: account.isDeleted },
      `user:${account.id}`,
      deviceLinkMaxAgeMs,
    );
    return done(
      `Open this link to sign in as ${nameOf(account)}:`,
      `  ${accountLinkUrl(this.config, secret)}`,
      `It works once and for ${limits.signInLinkMinutes} minutes.`,
    );
  }

  private all(): Promise<AccountRow[]> {
    return this.people.search(null, namedAccounts);
  }
}

const ownerless = [
  'There are accounts, but none of them is the owner’s, who can invite others.',
  'Choose one, and get a link to sign in to it: npm run sign-in-link -- --for NAME',
];

const nameOf = ({ name, email, githubUsername }: AccountRow): string =>
  name ?? email ?? githubUsername ?? 'an account without a name';

const names = (accounts: readonly AccountRow[]): string[] =>
  accounts.map((account) => `  ${[nameOf(account), account.email].filter(Boolean).join(', ')}`);
