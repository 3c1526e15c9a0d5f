import { until } from '../client.ts';
import { type BidiSession } from './firefox.ts';

/** The popup of an extension in a Firefox, used as a person does. */
export interface DrivenPopup {
  /** Clicks the button of the extension while this tab is in front. */
  clickButton(context: string): Promise<void>;
  popupShows(text: string): Promise<unknown>;
  /** Waits until a field of the popup has this value. */
  popupHolds(text: string): Promise<unknown>;
  pressInPopup(text: string): Promise<unknown>;
}

const quoted = JSON.stringify;

/**
 * @param browser the id of the browser's own window
 * @param id of the extension
 */
export function drivePopup(
  { send, evaluate }: BidiSession,
  browser: string,
  id: string,
): DrivenPopup {
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
    until(what, () => inPopup(body).catch(() => null));

  return {
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
