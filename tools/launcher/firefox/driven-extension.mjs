import { join } from 'node:path';
import { until } from '../demo/client.mjs';
import { rootDir } from '../paths.mjs';

const id = 'extension@rolefit.app';
const built = join(rootDir, 'apps', 'extension', 'dist', 'firefox');
const quoted = JSON.stringify;

/** The extension, installed in a Firefox, and the hands and eyes of its user. */
export async function installExtension({ send, evaluate }) {
  await send('webExtension.install', { extensionData: { type: 'path', path: built } });
  const [{ context: browser }] = (await send('browsingContext.getTree', { 'moz:scope': 'chrome' })).contexts;
  const host = await evaluate(browser, `WebExtensionPolicy.getByID(${quoted(id)}).mozExtensionHostname`);
  const tabs = async () => (await send('browsingContext.getTree')).contexts;
  const withText = (selector, text) => `[...document.querySelectorAll(${quoted(selector)})].find((one) => one.innerText.includes(${quoted(text)}))`;

  /** Runs in the popup, which the browser shows to no test driver: by a script in its frame, as the browser's own tests do. */
  const inPopup = (body) => {
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
  // A popup that is just coming or going does not answer.
  const patiently = (what, body) => until(what, () => inPopup(body).catch(() => null), 120_000);

  return {
    address: (path) => `moz-extension://${host}/${path}`,
    tabs,
    open: async (url) => {
      const { context } = await send('browsingContext.create', { type: 'tab' });
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
      return context;
    },
    shows: (context, text) => until(`a page shows "${text}"`, () => evaluate(context, 'document.body.innerText').then((all) => all.includes(text)).catch(() => false), 120_000),
    follow: (context, selector, text) => until(`"${text}" is there`, () => evaluate(context, `(() => { const found = ${withText(selector, text)}; found?.click(); return found !== undefined; })()`).catch(() => false), 120_000),
    /** As with a mouse, which the browser takes for the user's wish. */
    press: async (context, text) => {
      await until(`"${text}" is there`, () => evaluate(context, `${withText('button', text)} !== undefined`).catch(() => false), 120_000);
      await send('browsingContext.activate', { context });
      const place = `(() => { const found = ${withText('button', text)}; found.scrollIntoView({ block: 'center' }); const { x, y, width, height } = found.getBoundingClientRect(); return JSON.stringify([Math.round(x + width / 2), Math.round(y + height / 2)]); })()`;
      const [x, y] = JSON.parse(await evaluate(context, place));
      const actions = [{ type: 'pointerMove', x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    allowed: async (context) => JSON.parse(await evaluate(context, 'browser.permissions.getAll().then(({ origins }) => JSON.stringify(origins))')),
    /** A click on the extension's button while this page is in front. */
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
      await patiently('the popup is open', 'return document.body.innerText.length > 0;');
    },
    popupShows: (text) => patiently(`the popup shows "${text}"`, `return document.body.innerText.includes(${quoted(text)});`),
    popupHolds: (text) => patiently(`the popup's form holds "${text}"`, `return [...document.querySelectorAll('input')].some((one) => one.value === ${quoted(text)});`),
    pressInPopup: (text) => patiently(`"${text}" can be pressed`, `const found = [...document.querySelectorAll('button')].find((one) => one.innerText === ${quoted(text)} && !one.disabled); found?.click(); return found !== undefined;`),
  };
}
