import { type CDPSession } from 'playwright-core';
import { until } from './until.js';

interface Answer {
  readonly id: number;
  readonly result?: { readonly result?: { readonly value?: unknown }; readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } } };
  readonly error?: { readonly message: string };
}

const closed = 'the popup has closed';
/** Far more than anything takes that is asked of a popup. */
const longestAnswerMs = 90_000;

/** Runs in the popup: the first control of this role and name, by what it shows, its label or its `aria-label`. */
const finder = `(role, name) => {
  const roles = { button: 'button', link: 'a', field: 'input, textarea, select' };
  const nameOf = (element) => (element.getAttribute('aria-label') ?? (element.labels?.[0]?.innerText || element.innerText)).trim();
  return [...document.querySelectorAll(roles[role])].find((element) => nameOf(element).startsWith(name) && element.getClientRects().length > 0);
}`;

/** The popup that a click on the extension's button has opened. The browser shows it to no test driver as a page, so it is spoken with by its protocol. */
export class ExtensionPopup {
  readonly #cdp: CDPSession;
  readonly #sessionId: string;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #isClosed = false;
  #calls = 0;

  private constructor(cdp: CDPSession, sessionId: string) {
    this.#cdp = cdp;
    this.#sessionId = sessionId;
    cdp.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
      if (from !== sessionId) return;
      const answer = JSON.parse(message) as Answer;
      this.#waiting.get(answer.id)?.(answer);
    });
    // A popup closes when the browser looks elsewhere, and answers nobody any more.
    cdp.on('Target.detachedFromTarget', ({ sessionId: from }) => {
      if (from !== sessionId) return;
      this.#isClosed = true;
      for (const [id, answer] of this.#waiting) answer({ id, error: { message: closed } });
    });
  }

  static async attach(cdp: CDPSession, targetId: string): Promise<ExtensionPopup> {
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
    return new ExtensionPopup(cdp, sessionId);
  }

  /** All that it shows. */
  text(): Promise<string> {
    return this.evaluate<string>('document.body?.innerText ?? ""');
  }

  /** Waits until it shows this. */
  async shows(what: string | RegExp, withinMs = 60_000): Promise<void> {
    let text = '';
    await until(
      `the popup shows ${String(what)}`,
      async () => {
        text = await this.text();
        return typeof what === 'string' ? text.includes(what) : what.test(text);
      },
      withinMs,
    ).catch((error: unknown) => {
      throw new Error(`${String(error)}; it shows: ${text}`);
    });
  }

  /** Presses the button or link of this name, when it is there. */
  async press(name: string, role: 'button' | 'link' = 'button'): Promise<void> {
    const wasClosed = this.#isClosed;
    // What is pressed may close the popup before it can say so.
    const isPressed = (found: string) => this.evaluate<boolean>(`(() => { const found = (${finder})(${JSON.stringify(role)}, ${JSON.stringify(name)}); if (!found || found.disabled) return false; ${found} return true; })()`).catch((error: unknown) => {
      if (!wasClosed && String(error).includes(closed)) return true;
      throw error;
    });
    await until(`"${name}" can be pressed`, () => isPressed('found.click();'), 60_000);
  }

  /** What stands in a field, by its label. */
  value(label: string): Promise<string> {
    return until(`there is a field "${label}"`, async () => {
      const value = await this.evaluate<string | null>(`(${finder})('field', ${JSON.stringify(label)})?.value ?? null`);
      return value === null ? null : { value };
    }, 60_000).then(({ value }) => value);
  }

  /** Replaces what stands in a field. */
  async fill(label: string, text: string): Promise<void> {
    await this.value(label);
    await this.evaluate(`(() => {
      const field = (${finder})('field', ${JSON.stringify(label)});
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${JSON.stringify(text)});
      field.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
  }

  /** Shows it as the browser does to who prefers light or dark. */
  async paint(scheme: 'light' | 'dark'): Promise<void> {
    await this.#send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
    // Colours change over a moment, which is not waited for: where the browser draws no frames of the popup, that moment never ends. What turns or pulses while
    // something goes on has no end to go to.
    await this.evaluate('for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()');
  }

  /** Runs an expression in it, as if the user did. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const { result, error } = await this.#send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true, userGesture: true });
    if (error) throw new Error(error.message);
    if (result?.exceptionDetails) throw new Error(result.exceptionDetails.exception?.description ?? result.exceptionDetails.text);
    return result?.result?.value as Value;
  }

  async #send(method: string, params: object): Promise<Answer> {
    if (this.#isClosed) throw new Error(closed);
    const id = ++this.#calls;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    await this.#cdp.send('Target.sendMessageToTarget', { sessionId: this.#sessionId, message: JSON.stringify({ id, method, params }) });
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`the popup has not answered ${method} for ${longestAnswerMs / 1000} s: ${JSON.stringify(params).slice(0, 300)}`)), longestAnswerMs).unref());
    return Promise.race([answered, late]).finally(() => this.#waiting.delete(id));
  }
}
