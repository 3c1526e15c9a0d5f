import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scoringPage } from './scoring-page.ts';

describe('docs/scoring.md', () => {
  it('says what the constants say (npm run docs writes it anew)', async () => {
    expect(readFileSync(join(__dirname, '../../docs/scoring.md'), 'utf8')).toBe(
      await scoringPage(),
    );
  });

  it('shows an example whose points sum to its score', async () => {
    const page = await scoringPage();
    const earned = [...page.matchAll(/\| (\d+) of \d+ \|/g)].reduce(
      (sum, [, points]) => sum + Number(points),
      0,
    );
    expect(page).toContain(`The points sum to **${earned}**, the overall score.`);
    expect(earned).toBeGreaterThan(0);
  });
});
