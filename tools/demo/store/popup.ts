import { type CDPSession } from 'playwright-core';
import { until } from '../client.ts';

/** The popup of the extension, which Playwright does not see as a page. */
export interface Popup {
  /** Waits until it shows the text. */
  shows(text: string): Promise<unknown>;
  /** Waits for an enabled button and presses it. */
  press(name: string): Promise<unknown>;
  /** @returns a PNG in base64 */
  picture(): Promise<string>;
}

interface TargetMessage {
  readonly id?: number;
  readonly error?: { readonly message: string };
  readonly result?: unknown;
}

/** Attaches to a target by messages through the session of the browser. */
export async function attachPopup(cdp: CDPSession, targetId: string): Promise<Popup> {
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
  let calls = 0;
  const send = async (method: string, params: object = {}): Promise<unknown> => {
    const id = ++calls;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const onMessage = ({
      sessionId: from,
      message,
    }: {
      sessionId: string;
      message: string;
    }): void => {
      const answer = JSON.parse(message) as TargetMessage;
      if (from !== sessionId || answer.id !== id) return;
      cdp.off('Target.receivedMessageFromTarget', onMessage);
      if (answer.error) reject(new Error(answer.error.message));
      else resolve(answer.result);
    };
    cdp.on('Target.receivedMessageFromTarget', onMessage);
    await cdp.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    return promise;
  };
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = (await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    })) as { result: { value?: unknown } };
    return result.value;
  };
  return {
    shows: (text) =>
      until(`the popup shows ${text}`, () =>
        evaluate(`document.body?.innerText.includes(${JSON.stringify(text)}) ?? false`),
      ),
    press: (name) =>
      until(`${name} is pressed`, () =>
        evaluate(
          `(() => { const found = [...document.querySelectorAll('button')].find((one) => one.innerText === ${JSON.stringify(name)} && !one.disabled); found?.click(); return found !== undefined; })()`,
        ),
      ),
    async picture() {
      await evaluate('document.fonts.ready.then(() => scrollTo(0, 0))');
      return ((await send('Page.captureScreenshot', { format: 'png' })) as { data: string }).data;
    },
  };
}
