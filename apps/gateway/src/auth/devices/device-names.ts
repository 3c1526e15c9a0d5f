import type { DeviceNames } from '@rolefit/database';
import bowser from 'bowser';

/** What is looked at of the header; browsers' own are half as long. */
const longest = 512;

const browsers = new Set(Object.values(bowser.BROWSER_MAP));
const systems = new Set(Object.values(bowser.OS_MAP));

/**
 * Browser and system of a `user-agent` header in plain words, such as "Firefox" and "Windows". Only names from bowser's own list: where it does
 * not know a client it repeats what the header says, and nobody is to write texts of their own into a list of devices.
 */
export function deviceNames(userAgent: string | undefined): DeviceNames {
  if (!userAgent) return { browser: null, system: null };
  const parser = bowser.getParser(userAgent.slice(0, longest));
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return { browser: browsers.has(browser) ? browser : null, system: systems.has(system) ? system : null };
}
