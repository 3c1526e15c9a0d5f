import { join } from 'node:path';
import { until } from '../client.ts';
import { type BidiSession } from './firefox.ts';
import { rootDir } from '../../launcher/bootstrap/paths.mjs';

const id = 'extension@rolefit.app';
const built = join(rootDir, 'apps', 'extension', 'dist', 'firefox');
const quoted = JSON.stringify;

interface Tab {
  readonly context: string;
  readonly url: string;
}

interface Tree {
  readonly contexts: readonly Tab[];
}

/** The extension in a Firefox, driven as its user does; `context` is the id of a tab. */
export interface DrivenExtension {
  /** The address of a page of the extension. */
  address(path: string): string;
  tabs(): Promise<readonly Tab[]>;
  /** @returns the id of the new tab */
  open(url: string): Promise<string>;
  shows(context: string, text: string): Promise<unknown>;
  /** Clicks an element by script. */
  follow(context: string, selector: string, text: string): Promise<unknown>;
  /** Clicks a button with the mouse, which counts as a user gesture. */
  press(context: string, text: string): Promise<void>;
  /** The hosts that the user has allowed. */
  allowed(context: string): Promise<readonly string[]>;
  /** Clicks the button of the extension while this tab is in front. */
  clickButton(context: string): Promise<void>;
  popupShows(text: string): Promise<unknown>;
  /** Waits until a field of the popup has this value. */
  popupHolds(text: string): Promise<unknown>;
  pressInPopup(text: string): Promise<unknown>;
}

export async function installExtension({ send, evaluate }: BidiSession): Promise<DrivenExtension> {
  await send('webExtension.install', { extensionData: { type: 'path', path: built } });
  const [chrome] = (await send<Tree>('browsingContext.getTree', { 'moz:scope': 'chrome' }))
    .contexts;
  if (!chrome) throw new Error('Firefox has no window.');
  const browser = chrome.context;
  const host = await evaluate(
    browser,
    `WebExtensionPolicy.getByID(${quoted(id)}).mozExtensionHostname`,
  );
  const tabs = async (): Promise<readonly Tab[]> =>
    (await send<Tree>('browsingContext.getTree')).contexts;
  const withText = (selector: string, text: string): string =>
    `[...document.querySelectorAll(${quoted(selector)})].find((one) => one.innerText.includes(${quoted(text)}))`;

  /** Runs a script in the popup by its frame, as Firefox's own tests do, since WebDriver does not see the popup. */
  const inPopup = (body: string): Promise<string> => {
    const script = `sendAsyncMessage(NAME, (() => { const document = content.document; ${body} })())`;
    return evaluate(
      browser,
      `new Promise((resolve, reject) => {
        const popup = [...document.querySelectorAll('.webextension-popup-browser')].at(-1);
        if (!popup) return reject(new Error('no popup is open'));
        const name = 'said:' + Math.random();
        setTimeout(() => reject(new Error('the popup does not answer')), 5_000);
        popup.messageManager.addMessageListener(name, ({ data }) => resolve(data));
        popup.messageManager.loadFrameScript('data:,' + encodeURIComponent(${quoted(script)}.replace('NAME', JSON.stringify(name))), false);
      })`,
    );
  };
  /** Repeats the script, since a popup that is opening or closing does not answer. */
  const untilInPopup = (what: string, body: string): Promise<unknown> =>
    until(what, () => inPopup(body).catch(() => null), 120_000);

  return {
    address: (path) => `moz-extension://${host}/${path}`,
    tabs,
    open: async (url) => {
      const { context } = await send<{ context: string }>('browsingContext.create', {
        type: 'tab',
      });
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
      return context;
    },
    shows: (context, text) =>
      until(
        `a page shows "${text}"`,
        () =>
          evaluate(context, 'document.body.innerText')
            .then((all) => all.includes(text))
            .catch(() => false),
        120_000,
      ),
    follow: (context, selector, text) =>
      until(
        `"${text}" is there`,
        () =>
          evaluate(
            context,
            `(() => { const found = ${withText(selector, text)}; found?.click(); return found !== undefined; })()`,
          ).catch(() => false),
        120_000,
      ),
    press: async (context, text) => {
      await until(
        `"${text}" is there`,
        () => evaluate(context, `${withText('button', text)} !== undefined`).catch(() => false),
        120_000,
      );
      await send('browsingContext.activate', { context });
      const place = `(() => { const found = ${withText('button', text)}; found.scrollIntoView({ block: 'center' }); const { x, y, width, height } = found.getBoundingClientRect(); return JSON.stringify([Math.round(x + width / 2), Math.round(y + height / 2)]); })()`;
      const [x, y] = JSON.parse(await evaluate(context, place)) as [number, number];
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('input.performActions', {
        context,
        actions: [{ type: 'pointer', id: 'mouse', actions }],
      });
    },
    allowed: async (context) =>
      JSON.parse(
        await evaluate(
          context,
          'browser.permissions.getAll().then(({ origins }) => JSON.stringify(origins))',
        ),
      ) as string[],
    clickButton: async (context) => {
      await send('browsingContext.activate', { context });
      await evaluate(
        browser,
        `(() => {
          for (const panel of document.querySelectorAll('panel')) panel.hidePopup();
          const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
          ExtensionParent.apiManager.global.browserActionFor(WebExtensionPolicy.getByID(${quoted(id)}).extension).triggerAction(window);
        })()`,
      );
      await untilInPopup('the popup is open', 'return document.body.innerText.length > 0;');
    },
    popupShows: (text) =>
      untilInPopup(
        `the popup shows "${text}"`,
        `return document.body.innerText.includes(${quoted(text)});`,
      ),
    popupHolds: (text) =>
      untilInPopup(
        `the popup's form holds "${text}"`,
        `return [...document.querySelectorAll('input')].some((one) => one.value === ${quoted(text)});`,
      ),
    pressInPopup: (text) =>
      untilInPopup(
        `"${text}" can be pressed`,
        `const found = [...document.querySelectorAll('button')].find((one) => one.innerText === ${quoted(text)} && !one.disabled); found?.click(); return found !== undefined;`,
      ),
  };
}
