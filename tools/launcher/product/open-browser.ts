import { spawn } from 'node:child_process';

/** Opens the page in the browser if a person sits at the terminal. */
export function openBrowser(url: string, { open }: { readonly open: boolean }): void {
  if (!open || !process.stdout.isTTY || process.env.CI) return;
  const child = spawn(process.platform === 'darwin' ? 'open' : 'xdg-open', [url], {
    detached: true,
    stdio: 'ignore',
  });
  child.on('error', () => undefined);
  child.unref();
}
