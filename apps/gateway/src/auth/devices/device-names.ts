import type { DeviceNames } from '@rolefit/database';
import bowser from 'bowser';

/** Longest part of the header that is parsed. The headers of real browsers are half as long. */
const maxHeaderChars = 512;

const browsers = new Set(Object.values(bowser.BROWSER_MAP));
const systems = new Set(Object.values(bowser.OS_MAP));

/**
 * Display names of the browser and operating system in a `user-agent` header, such as "Firefox" and "Windows". Restricted to bowser's own list: for unknown
 * clients bowser returns text from the header, which would let a client write arbitrary text into the device list.
 */
export function deviceNames(userAgent: string | undefined): DeviceNames {
  if (!userAgent) return { browser: null, system: null };
  const parser = bowser.getParser(userAgent.slice(0, maxHeaderChars));
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return {
    browser: browsers.has(browser) ? browser : null,
    system: systems.has(system) ? system : null,
  };
}
