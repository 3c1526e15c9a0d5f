import { type Browser, type BrowserContextOptions } from 'playwright-core';
import { openBrowser, Visitor } from './browser.js';
import { Rolefit, type RolefitOptions } from './rolefit.js';
import { ScriptedModel } from './scripted-model.js';

/** What all journeys of a file share. */
export interface Product {
  readonly rolefit: Rolefit;
  readonly browser: Browser;
  /** Somebody comes, with a browser of their own. */
  arrive(options?: BrowserContextOptions): Promise<Visitor>;
}

function started<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('this is there from beforeAll on');
  return thing;
}

/**
 * One Rolefit and one browser for all journeys of the `describe` that this is called in. After each of them no page of anybody may have
 * complained of anything that was not expected.
 * @param options asked for when it starts: what they rest on may start before it
 */
export function aProduct(options: () => RolefitOptions = () => ({})): Product {
  let rolefit: Rolefit | undefined;
  let browser: Browser | undefined;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    [rolefit, browser] = await Promise.all([Rolefit.start(options()), openBrowser()]);
  });
  afterEach(() => expect(visitors.flatMap((visitor) => visitor.takeProblems())).toEqual([]));
  afterAll(async () => {
    await browser?.close();
    await rolefit?.remove();
  });
  return {
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

/** A scripted model for all journeys of the `describe` that this is called in; it reads well again before each. Call it before `aProduct`. */
export function aModel(): ScriptedModel {
  const model = new ScriptedModel();
  beforeAll(() => model.start());
  beforeEach(() => model.reads());
  afterAll(() => model.close());
  return model;
}
