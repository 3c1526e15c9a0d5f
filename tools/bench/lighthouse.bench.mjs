import { openLighthouse } from './lighthouse-pages.mjs';
import { lighthouseRows } from './lighthouse-rows.mjs';
import { startDemo } from './demo.mjs';
import { startFloor } from './floor.mjs';

const who = 'ada-demo';

/**
 * Pages of the product under Lighthouse's mobile settings (a mid-range phone on slow 4G, caches empty), against the floor app: the same
 * libraries, server and compression with almost nothing to show. Each round visits the floor and every page once, beginning with another
 * one each time.
 */
export async function benchLighthouse({ rounds }) {
  const demo = await startDemo();
  const opened = [demo];
  try {
    const floor = await startFloor(demo);
    opened.push(floor);
    const lighthouse = await openLighthouse({ chromePath: demo.chromePath, url: demo.url, signedIn: who });
    opened.push({ stop: lighthouse.close });
    const addresses = { floor: [`${floor.url}/`], ...pagesOf(demo) };
    const names = Object.keys(addresses);
    const measured = [];
    for (let round = 0; round < rounds; round += 1) {
      const figures = {};
      for (const name of rotated(names, round)) figures[name] = await lighthouse.visit(...addresses[name]);
      measured.push(figures);
    }
    return lighthouseRows(measured);
  } finally {
    for (const { stop } of opened.reverse()) await stop();
  }
}

function pagesOf({ url, scans }) {
  return {
    landing: [`${url}/`],
    login: [`${url}/login`],
    dashboard: [`${url}/dashboard`, who],
    'job-match': [`${url}/job-match`, who],
    detail: [`${url}/job-match/${scans.get('demo-1')}`, who],
  };
}

const rotated = (names, by) => names.map((_, index) => names[(index + by) % names.length]);
