import { resolve } from 'node:path';
import { localDir } from '../bootstrap/paths.mjs';
import { runSignInLink } from '../product/sign-in-link.ts';

/** `npm run sign-in-link`; the program that prints the link knows the other arguments. */
export async function signInLink(args: readonly string[]): Promise<void> {
  const place = args.indexOf('--data');
  const folder = place === -1 ? undefined : args[place + 1];
  await runSignInLink({
    dataDir: folder === undefined ? localDir : resolve(folder),
    args: folder === undefined ? args : args.toSpliced(place, 2),
  });
}
