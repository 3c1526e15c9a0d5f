import { type Browser, type BrowserContextOptions } from 'playwright-core';
import { openBrowser, Visitor } from './browser.js';
import { Rolefit, type RolefitOptions } from './rolefit.js';
import { ScriptedModel } from './scripted-model.js';
import { type TestUser, usersOfThisFile } from './users.js';

/** Shared by all tests of a file. */
export interface Product<Running extends { readonly url: string } = { readonly url: string }> {
  readonly rolefit: Running;
  readonly browser: Browser;
  /** GitHub logins of the test users of this file. */
  readonly users: Readonly<Record<TestUser, string>>;
  /** Opens a browser context of its own: no cookies, no storage. */
  arrive(options?: BrowserContextOptions): Promise<Visitor>;
}

const demoUsers = { ada: 'ada-demo', bruno: 'bruno-demo', chiara: 'chiara-demo' } as const;

/**
 * The Rolefit of the whole run, used by people of this file alone, and a browser. For journeys that stop no part of it and need no options.
 * Other files use the same servers at the same time: make no assertions about all users, about logs or about durations.
 */
export function sharedProduct(): Product {
  const url = process.env['TEST_ROLEFIT_URL'];
  if (!url) throw new Error('TEST_ROLEFIT_URL is not set; run the journeys with npm run test:e2e');
  return product(
    () => Promise.resolve({ url }),
    () => Promise.resolve(),
    usersOfThisFile(),
  );
}

/**
 * A Rolefit of its own for the journeys of this `describe`, and a browser. For journeys that stop parts of it, read its logs or need options.
 * @param options evaluated when it starts, after the `beforeAll` hooks above
 */
export function ownProduct(options: () => RolefitOptions = () => ({})): Product<Rolefit> {
  return product(
    () => Rolefit.start(options()),
    (rolefit) => rolefit.remove(),
    demoUsers,
  );
}

/** After each journey no page of anybody may have reported a problem that was not expected. */
function product<Running extends { readonly url: string }>(
  start: () => Promise<Running>,
  stop: (running: Running) => Promise<void>,
  users: Product['users'],
): Product<Running> {
  let rolefit: Running | undefined;
  let browser: Browser | undefined;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    [rolefit, browser] = await Promise.all([start(), openBrowser()]);
  });
  afterEach(() => expect(visitors.flatMap((visitor) => visitor.takeProblems())).toEqual([]));
  afterAll(async () => {
    await browser?.close();
    if (rolefit) await stop(rolefit);
  });
  return {
    users,
    get rolefit() {
      return started(rolefit);
    },
    get browser() {
      return started(browser);
    },
    async arrive(contextOptions) {
      const visitor = await Visitor.arrive(started(browser), started(rolefit), contextOptions);
      visitors.push(visitor);
      return visitor;
    },
  };
}

function started<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('this exists from beforeAll on');
  return thing;
}

/** A scripted model for all journeys of the `describe` that this is called in; its script is reset before each. Call it before `ownProduct`. */
export function aModel(): ScriptedModel {
  const model = new ScriptedModel();
  beforeAll(() => model.start());
  beforeEach(() => model.reads());
  afterAll(() => model.close());
  return model;
}
