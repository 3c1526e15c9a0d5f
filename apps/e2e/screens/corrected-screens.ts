import { type CorrectionRequest } from '@rolefit/contracts';
import { call } from '../support/api.js';
import { waitUntil } from '../support/wait-until.js';
import { at, type Look, type Screen, text } from './screen.js';

const licence = 'Current RN licence in the State of Ohio is required';
const corrections: readonly CorrectionRequest[] = [
  {
    about: 'requirement',
    words: licence,
    ruling: { type: 'have', line: null },
  },
  {
    about: 'requirement',
    words: 'Bachelor of Science in Nursing',
    ruling: { type: 'not-required' },
  },
];

async function contestOnce({ visitor, scans }: Look): Promise<void> {
  const match = () => call(visitor, 'getScan', { id: scans.poor });
  if ((await match()).setAside.length > 0) return;
  for (const body of corrections) await call(visitor, 'saveCorrection', { body });
  await waitUntil('the match is judged again', async () => (await match()).setAside.length > 0);
}

/** What Ada has contested. */
export const correctedScreens: readonly Screen[] = [
  {
    name: 'match-corrected',
    who: 'ada',
    path: ({ scans }) => `/job-match/${scans.poor}`,
    before: contestOnce,
    landmark: text('You said that you have this.', 'Du hast gesagt, dass du das hast.'),
    act: async ({ page, say }) => {
      const setAside = say('Not counted, as you said', 'Zählt nicht, wie du gesagt hast');
      await page.getByRole('region', { name: setAside }).waitFor();
      await page.locator('[data-roving]').filter({ hasText: licence }).first().click();
    },
    isPerWidth: true,
  },
  {
    name: 'profile-corrections',
    who: 'ada',
    path: at('/profile'),
    before: contestOnce,
    landmark: text('You have it, stated by you', 'Hast du, nach deiner Angabe'),
  },
];
