import { join } from 'node:path';
import { nodeModulesDir, rootDir } from '../bootstrap/paths.mjs';
import { type Service } from '../processes/child.ts';
import { answersOk } from '../processes/health.ts';
import { type Plan } from './plan.ts';

/** Vite's development server on the public port; it forwards calls of the API to the gateway. */
export function devServerService({ port, url, ports }: Plan, logFile: string): Service {
  return {
    name: 'Vite',
    command: process.execPath,
    args: [
      join(nodeModulesDir, 'vite', 'bin', 'vite.js'),
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--strictPort',
      '--clearScreen',
      'false',
    ],
    cwd: join(rootDir, 'apps', 'web'),
    env: { ...process.env, GATEWAY_URL: `http://127.0.0.1:${ports.gateway}` },
    logFile,
    isReady: () => answersOk(`${url}/`),
  };
}
