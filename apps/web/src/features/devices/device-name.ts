import { type Device } from '@rolefit/contracts';
import { texts } from './texts';

/** What a device is called, as far as it told. */
export function deviceName({ browser, system }: Device): string {
  const { names } = texts;
  if (browser !== null) return system !== null ? names.both(browser, system) : names.browser(browser);
  return system !== null ? names.system(system) : names.none;
}
