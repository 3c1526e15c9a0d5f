import { type DisplayLanguage } from '@rolefit/contracts';
import { type Locator, type Page } from 'playwright-core';
import { type Visitor } from '../support/browser.js';
import { type TestUser } from '../support/users.js';

/** Scans of Ada: a good match, a poor one, one that is too short to be scored, and one that is saved with a note. */
export interface Scans {
  good: string;
  poor: string;
  short: string;
  saved: string;
}

/** A visitor in front of a screen, and the language it is to be in. */
export interface Look {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly language: DisplayLanguage;
  /** The words of the look's language. */
  say<Words>(english: Words, german: Words): Words;
  readonly scans: Readonly<Scans>;
  readonly users: Readonly<Record<TestUser, string>>;
}

export interface Screen {
  readonly name: string;
  readonly who: TestUser | 'guest';
  readonly path: (look: Look) => string;
  /** Prepares the account or the answers of the server, before the screen is opened. It is called before each look. */
  readonly before?: (look: Look) => Promise<void>;
  /** Takes back what would show on the next screens. */
  readonly after?: (look: Look) => Promise<void>;
  /** An element that appears once the screen is complete. */
  readonly landmark: (look: Look) => Locator;
  /** Opens the state, if the address alone does not show it. */
  readonly act?: (look: Look) => Promise<void>;
  /** The state ends when the width changes, so that it is opened for each width. */
  readonly isPerWidth?: boolean;
  /** Users arrive here from outside: no link of the web client leads to it. */
  readonly isEntry?: boolean;
  /** Console message of the browser for an error response. */
  readonly refusal?: RegExp;
}

type Name = string | RegExp;
type Find = (look: Look) => Locator;

export const at = (path: string) => () => path;
export const heading =
  (english: string, german: string): Find =>
  ({ page, say }) =>
    page.getByRole('heading', { name: say(english, german), exact: true });
export const text =
  (english: Name, german: Name): Find =>
  ({ page, say }) =>
    page.getByText(say(english, german));
export const field =
  (english: Name, german: Name): Find =>
  ({ page, say }) =>
    page.getByLabel(say(english, german));
export const button =
  (english: Name, german: Name): Find =>
  ({ page, say }) =>
    page.getByRole('button', { name: say(english, german) }).first();
export const link =
  (english: Name, german: Name): Find =>
  ({ page, say }) =>
    page.getByRole('link', { name: say(english, german) });
export const dialog: Find = ({ page }) => page.getByRole('dialog');
export const click =
  (find: Find) =>
  (look: Look): Promise<void> =>
    find(look).click();
