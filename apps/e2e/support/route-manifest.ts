import { screenList } from '../../web/src/lib/screens.ts';

const patterns = screenList.map(([name, { path }]) => ({
  name,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`),
}));

/** Names of the screens in the web client's route manifest that none of the addresses shows. */
export function screensWithout(addresses: readonly string[]): readonly string[] {
  const shown = new Set(
    addresses.map(
      (address) => patterns.find(({ pattern }) => pattern.test(address.replace(/\?.*/, '')))?.name,
    ),
  );
  return patterns.map(({ name }) => name).filter((name) => !shown.has(name));
}
