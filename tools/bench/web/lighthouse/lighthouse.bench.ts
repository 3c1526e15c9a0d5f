import type { Row } from '../../rows/row.ts';
import { type DemoRolefit, demoUser, startDemoRolefit } from '../../servers/demo-rolefit.ts';
import { startFloorApp } from './floor-app.ts';
import { openLighthouse, type Visit } from './lighthouse-pages.ts';
import { lighthouseRows, type PageFigures } from './lighthouse-rows.ts';

/**
 * Measures Lighthouse's scores, largest paint, blocking time and layout shift of five pages on a mid-range phone on slow 4G with empty caches, against the floor
 * app (the same libraries, server and compression with almost no content) or fixed limits. Each round visits every page once, in rotated order.
 */
export async function benchLighthouse({ rounds }: { readonly rounds: number }): Promise<Row[]> {
  const demo = await startDemoRolefit();
  const cleanUps = [demo.stop];
  try {
    const floor = await startFloorApp(demo);
    cleanUps.push(floor.stop);
    const lighthouse = await openLighthouse({
      chromePath: demo.chromePath,
      url: demo.url,
      user: demoUser,
    });
    cleanUps.push(lighthouse.close);
    const visits = Object.entries({
      floor: { url: `${floor.url}/`, isSignedIn: false },
      ...visitsOf(demo),
    });
    const measured: Record<string, PageFigures>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const figures: Record<string, PageFigures> = {};
      for (const [name, visit] of rotated(visits, round))
        figures[name] = await lighthouse.visit(visit);
      measured.push(figures);
    }
    return lighthouseRows(measured);
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

function visitsOf({ url, scans }: DemoRolefit): Readonly<Record<string, Visit>> {
  return {
    landing: { url: `${url}/`, isSignedIn: false },
    login: { url: `${url}/login`, isSignedIn: false },
    dashboard: { url: `${url}/dashboard`, isSignedIn: true },
    'job-match': { url: `${url}/job-match`, isSignedIn: true },
    detail: { url: `${url}/job-match/${scans.get('demo-1')}`, isSignedIn: true },
  };
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
