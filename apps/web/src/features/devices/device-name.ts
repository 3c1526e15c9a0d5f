import { type Device } from '@rolefit/contracts';
import { texts } from './texts';

/** A name for a device from its browser and system, as far as they are known. */
export function deviceName({ browser, system }: Device): string {
  const { names } = texts;
  if (browser !== null)
    return system !== null ? names.both(browser, system) : names.browser(browser);
  return system !== null ? names.system(system) : names.none;
}
