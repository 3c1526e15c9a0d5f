import { readFileSync } from 'node:fs';
import { type Plugin } from 'vite';
import { type Screen, screenList } from '../src/lib/screens.ts';

/** The data of a screen that `src/first.js` needs. */
interface EarlyCalls {
  /** Source of a regular expression for the path, whose group is the path's parameter. */
  readonly path: string;
  /** Whether a stored token makes the page refresh its session. */
  readonly isSignedIn: boolean;
  readonly openCalls: readonly string[];
  readonly firstCalls: readonly string[];
}

function earlyCallsOf({ path, layout, openCalls = [], firstCalls = [] }: Screen): EarlyCalls {
  return {
    path: `^${path.replace(/:\w+/g, '([\\w-]+)')}/?$`,
    isSignedIn: layout === 'signedIn' || layout === 'shell',
    openCalls,
    firstCalls: firstCalls.map((call) => call.replace(/:\w+/, ':parameter')),
  };
}

/** The page's first script, with the calls of the route manifest in it. @param template the text of `src/first.js` */
export function firstScriptOf(template: string): string {
  const screens = screenList
    .map(([, screen]) => earlyCallsOf(screen))
    .filter(({ isSignedIn, openCalls }) => isSignedIn || openCalls.length > 0);
  return template.replace('SCREENS', () => JSON.stringify(screens));
}

/** Adds `src/first.js` to the page as a file of its own, because the content security policy forbids inline scripts. @param file its path */
export function firstScript(file: string): Plugin {
  const fileName = 'first.js';
  const source = () => firstScriptOf(readFileSync(file, 'utf8'));
  let base = '/';
  return {
    name: 'rolefit:first-script',
    configResolved: (config) => {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: base + fileName }, injectTo: 'head-prepend' }],
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(base + fileName, (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: source() });
    },
  };
}
