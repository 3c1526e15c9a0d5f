import { screenList } from '../../web/src/lib/screens.ts';

const patterns = screenList.map(([name, { path, layout }]) => ({
  name,
  layout,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`),
}));

const screenAt = (address: string) =>
  patterns.find(({ pattern }) => pattern.test(address.replace(/\?.*/, '')));

/** What surrounds the screen that this address shows. */
export function layoutOf(address: string): string | undefined {
  return screenAt(address)?.layout;
}

/** Names of the screens in the web client's route manifest that none of the addresses shows. */
export function screensWithout(addresses: readonly string[]): readonly string[] {
  const shown = new Set(addresses.map((address) => screenAt(address)?.name));
  return patterns.map(({ name }) => name).filter((name) => !shown.has(name));
}
