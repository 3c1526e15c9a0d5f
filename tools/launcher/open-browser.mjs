import { spawn } from 'node:child_process';

/** Shows the page to a person at a terminal; where there is no browser, nothing happens. */
export function openBrowser(url, { open, stream = process.stdout, env = process.env }) {
  if (!open || !stream.isTTY || env.CI) return;
  const child = spawn(process.platform === 'darwin' ? 'open' : 'xdg-open', [url], { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
}
