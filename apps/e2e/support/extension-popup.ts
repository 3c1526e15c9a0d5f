import { type CDPSession } from 'playwright-core';
import { closed, ExtensionTarget } from './extension-target.js';
import { waitUntil } from './wait-until.js';

/** Runs in the popup: the first control of this role and name (its text, label or `aria-label`). */
const finder = `(role, name) => {
  const roles = { button: 'button', link: 'a', field: 'input, textarea, select' };
  const nameOf = (element) => (element.getAttribute('aria-label') ?? (element.labels?.[0]?.innerText || element.innerText)).trim();
  return [...document.querySelectorAll(roles[role])].find((element) => nameOf(element).startsWith(name) && element.getClientRects().length > 0);
}`;

/** The popup that a click on the extension's button has opened. */
export class ExtensionPopup extends ExtensionTarget {
  static override async attach(cdp: CDPSession, targetId: string): Promise<ExtensionPopup> {
    return new ExtensionPopup(cdp, await ExtensionTarget.sessionWith(cdp, targetId));
  }

  /** All that it shows. */
  text(): Promise<string> {
    return this.evaluate<string>('document.body?.innerText ?? ""');
  }

  /** Waits until it shows this. */
  async shows(what: string | RegExp, withinMs = 60_000): Promise<void> {
    let text = '';
    await waitUntil(
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
    const wasClosed = this.isClosed;
    // The click may close the popup before it answers.
    const isPressed = (found: string) =>
      this.evaluate<boolean>(
        `(() => { const found = (${finder})(${JSON.stringify(role)}, ${JSON.stringify(name)}); if (!found || found.disabled) return false; ${found} return true; })()`,
      ).catch((error: unknown) => {
        if (!wasClosed && String(error).includes(closed)) return true;
        throw error;
      });
    await waitUntil(`"${name}" can be pressed`, () => isPressed('found.click();'), 60_000);
  }

  /** The value of a field, by its label. */
  value(label: string): Promise<string> {
    return waitUntil(
      `there is a field "${label}"`,
      async () => {
        const value = await this.evaluate<string | null>(
          `(${finder})('field', ${JSON.stringify(label)})?.value ?? null`,
        );
        return value === null ? null : { value };
      },
      60_000,
    ).then(({ value }) => value);
  }

  /** Replaces the value of a field. */
  async fill(label: string, text: string): Promise<void> {
    await this.value(label);
    await this.evaluate(`(() => {
      const field = (${finder})('field', ${JSON.stringify(label)});
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${JSON.stringify(text)});
      field.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
  }

  /** Emulates the preferred colour scheme. */
  async paint(scheme: 'light' | 'dark'): Promise<void> {
    await this.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-color-scheme', value: scheme }],
    });
    // Finishes transitions of colour: where the browser draws no frames of the popup, they would never end. Endless animations are left alone.
    await this.evaluate(
      'for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()',
    );
  }

  /** Makes the browser report the popup's workers; it reports none unless asked. */
  async showWorkers(): Promise<void> {
    await this.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: true,
    });
  }
}
