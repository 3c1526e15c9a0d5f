import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type Language } from './languages.ts';

const webDir = join(import.meta.dirname, '..');
const vite = join(webDir, '..', '..', 'node_modules', 'vite', 'bin', 'vite.js');

/** Builds one language in a process of its own, since Vite uses one processor. */
async function build(language: Language): Promise<void> {
  const child = spawn(process.execPath, [vite, 'build'], {
    cwd: webDir,
    env: { ...process.env, WEB_LANGUAGE: language },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The web client does not build in ${language}.`);
}

await Promise.all(languages.map(build));
// Vite empties its folder first, so the others come into it last.
for (const language of languages.slice(1))
  await rename(join(webDir, 'build', language), join(webDir, 'dist', language));
