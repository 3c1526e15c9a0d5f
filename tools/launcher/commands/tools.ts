import { createProgress } from '../processes/progress.ts';
import { stream } from '../processes/stream.ts';
import { type BuildPart, ensureBuilt } from '../product/build.ts';
import { readUserEnv } from '../product/environment.ts';
import { ensureInstalled } from '../product/install.ts';
import { findBrowser } from '../servers/browser.ts';

interface Tool {
  readonly program: string;
  /** The parts of the product that it needs. */
  readonly needs: readonly BuildPart[];
  /** It gets the path of Chromium in TEST_CHROME_PATH. */
  readonly needsBrowser?: boolean;
  /** It reads the settings in `.env` too, like the product. */
  readonly readsSettings?: boolean;
}

/** Programs of other folders, by the command that runs them. */
const tools: Readonly<Record<string, Tool>> = {
  bench: { program: 'tools/bench/main.ts', needs: ['servers', 'web'] },
  chaos: { program: 'tools/chaos/main.ts', needs: ['servers'] },
  'check-firefox': {
    program: 'tools/demo/check-firefox.ts',
    needs: ['servers', 'web', 'extension'],
  },
  'check-image': { program: 'tools/deploy/check-image.ts', needs: [] },
  docs: { program: 'tools/docs/main.ts', needs: ['servers'] },
  eval: { program: 'tools/eval/main.ts', needs: ['servers'] },
  extension: { program: 'apps/extension/bundling/pack.ts', needs: ['extension'] },
  'fuzz-readers': { program: 'tools/readers/fuzz.main.ts', needs: [] },
  'model-check': {
    program: 'apps/worker/dist/check-model.js',
    needs: ['servers'],
    readsSettings: true,
  },
  mutate: { program: 'tools/mutate/main.ts', needs: [] },
  pictures: { program: 'tools/docs/pictures.ts', needs: ['servers', 'web'], needsBrowser: true },
  release: { program: 'tools/deploy/release/prepare.main.ts', needs: [] },
  screenshots: {
    program: 'tools/demo/screenshots.ts',
    needs: ['servers', 'web'],
    needsBrowser: true,
  },
  seed: { program: 'tools/demo/seed.ts', needs: ['servers', 'web'] },
  'store-pictures': {
    program: 'tools/demo/store-pictures.ts',
    needs: ['servers', 'web', 'extension'],
    needsBrowser: true,
  },
};

export const toolNames = Object.keys(tools);

/** Installs and builds what the tool needs, then runs it with these arguments. */
export async function runTool(name: string, args: readonly string[]): Promise<void> {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool) throw new Error(`There is no tool ${name}.`);
  const progress = createProgress();
  await ensureInstalled(progress);
  await ensureBuilt(progress, tool.needs);
  const browser = tool.needsBrowser
    ? { TEST_CHROME_PATH: await findBrowser({ onProgress: progress.say }) }
    : {};
  const env = { ...process.env, ...(tool.readsSettings ? readUserEnv() : {}), ...browser };
  process.exitCode = await stream(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', tool.program, ...args],
    { env },
  );
}
