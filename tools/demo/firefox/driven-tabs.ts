import { until } from '../client.ts';
import { type BidiSession } from './firefox.ts';

interface Tab {
  readonly context: string;
  readonly url: string;
}

export interface Tree {
  readonly contexts: readonly Tab[];
}

/** The tabs of a Firefox, used as a person does; `context` is the id of a tab. */
export interface DrivenTabs {
  tabs(): Promise<readonly Tab[]>;
  /** @returns the id of the new tab */
  open(url: string): Promise<string>;
  shows(context: string, text: string): Promise<unknown>;
  /** Clicks an element by script. */
  follow(context: string, selector: string, text: string): Promise<unknown>;
  /** Clicks a button with the mouse, which counts as a user gesture. */
  press(context: string, text: string): Promise<void>;
}

const quoted = JSON.stringify;
const withText = (selector: string, text: string): string =>
  `[...document.querySelectorAll(${quoted(selector)})].find((one) => one.innerText.includes(${quoted(text)}))`;

export function driveTabs({ send, evaluate }: BidiSession): DrivenTabs {
  /** Repeats a condition; a page that is loading does not answer. */
  const untilIn = (context: string, what: string, condition: string): Promise<unknown> =>
    until(what, () => evaluate(context, condition).catch(() => false));

  return {
    tabs: async () => (await send<Tree>('browsingContext.getTree')).contexts,
    open: async (url) => {
      const { context } = await send<{ context: string }>('browsingContext.create', {
        type: 'tab',
      });
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
      return context;
    },
    shows: (context, text) =>
      untilIn(
        context,
        `a page shows "${text}"`,
        `document.body.innerText.includes(${quoted(text)})`,
      ),
    follow: (context, selector, text) =>
      untilIn(
        context,
        `"${text}" is there`,
        `(() => { const found = ${withText(selector, text)}; found?.click(); return found !== undefined; })()`,
      ),
    press: async (context, text) => {
      const button = withText('button', text);
      await untilIn(context, `"${text}" is there`, `${button} !== undefined`);
      await send('browsingContext.activate', { context });
      const place = `(() => { const found = ${button}; found.scrollIntoView({ block: 'center' }); const { x, y, width, height } = found.getBoundingClientRect(); return JSON.stringify([Math.round(x + width / 2), Math.round(y + height / 2)]); })()`;
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
  };
}
