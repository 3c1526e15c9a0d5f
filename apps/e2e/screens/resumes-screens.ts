import { makePdf, resumes } from '@rolefit/testing';
import { call } from '../support/api.js';
import { waitUntil } from '../support/wait-until.js';
import { at, button, click, heading, type Look, type Screen, text } from './screen.js';

async function addSecondResume({ visitor, scans }: Look): Promise<void> {
  if ((await call(visitor, 'getProfile')).resumes.length > 1) return;
  const pdf = makePdf(resumes.nurse);
  await call(visitor, 'uploadResume', { pdf, query: { name: 'Nursing' } });
  await call(visitor, 'evaluateResume', { query: { resume: '2' } });
  await waitUntil(
    'all scans are judged by both resumes',
    async () => (await call(visitor, 'getScan', { id: scans.poor })).resumeComparison !== null,
  );
}

const openMore = async (look: Look) => {
  await heading('Nursing', 'Nursing')(look).waitFor();
  await look.page
    .getByRole('button', { name: look.say('More', 'Mehr'), exact: true })
    .last()
    .click();
};
const choose = (english: string, german: string) => async (look: Look) => {
  await openMore(look);
  await look.page
    .getByRole('button', { name: look.say(english, german), exact: true })
    .last()
    .click();
};

/** Ada with two resumes. */
export const resumesScreens: readonly Screen[] = [
  {
    name: 'profile-resumes',
    who: 'ada',
    path: at('/profile'),
    before: addSecondResume,
    landmark: button('Make default', 'Als Standard festlegen'),
    act: openMore,
  },
  {
    name: 'profile-resumes-rename',
    who: 'ada',
    path: at('/profile'),
    before: addSecondResume,
    landmark: ({ page }) => page.getByLabel('Name', { exact: true }),
    act: choose('Rename', 'Umbenennen'),
  },
  {
    name: 'profile-resumes-remove',
    who: 'ada',
    path: at('/profile'),
    before: addSecondResume,
    landmark: ({ page }) => page.getByRole('alertdialog'),
    act: choose('Remove', 'Entfernen'),
  },
  {
    name: 'profile-resumes-add',
    who: 'ada',
    path: at('/profile'),
    before: addSecondResume,
    landmark: ({ page }) => page.getByLabel('Name', { exact: true }),
    act: async (look) => {
      await click(button('Add another resume', 'Weiteren Lebenslauf hinzufügen'))(look);
      await look.page
        .getByLabel(look.say('Resume file', 'Datei mit dem Lebenslauf'), { exact: true })
        .setInputFiles({
          name: 'data.pdf',
          mimeType: 'application/pdf',
          buffer: makePdf(resumes.nurse),
        });
    },
  },
  {
    name: 'job-match-resumes',
    who: 'ada',
    path: at('/job-match'),
    before: addSecondResume,
    landmark: text(/Nursing \d+/, /Nursing \d+/),
  },
  {
    name: 'match-resumes',
    who: 'ada',
    path: ({ scans }) => `/job-match/${scans.poor}`,
    before: addSecondResume,
    landmark: ({ page, say }) =>
      page.getByRole('region', { name: say('Your resumes', 'Deine Lebensläufe') }),
  },
];
