import { makePdf, resumes } from '@rolefit/testing';
import { call, giveResume } from '../support/api.js';
import { signIn } from '../support/journey.js';
import { prefer } from '../support/language.js';
import { waitUntil } from '../support/wait-until.js';
import { ownServer } from './home-screens.js';
import { at, button, click, heading, type Look, type Screen, text } from './screen.js';

const statusOf = async ({ visitor }: Look) =>
  (await call(visitor, 'getProfile')).resume?.evaluation?.status;

/** A file that breaks off in its first line. */
async function giveBrokenResume(look: Look): Promise<void> {
  if ((await statusOf(look)) === 'failed') return;
  await call(look.visitor, 'uploadResume', { pdf: makePdf(resumes.nurse).subarray(0, 200) });
  await call(look.visitor, 'evaluateResume');
  await waitUntil('the resume was not read', async () => (await statusOf(look)) === 'failed');
}

async function giveGoodResume(look: Look): Promise<void> {
  if ((await statusOf(look)) === 'completed') return;
  await giveResume(look.visitor, makePdf(resumes.nurse));
}

const goOn = button(/^Continue with/, /^Weiter mit/);

/** Chiara has only signed in. */
export const onboardingScreens: readonly Screen[] = [
  {
    name: 'onboarding',
    who: 'chiara',
    path: at('/onboarding'),
    landmark: text('Drop your resume here or', 'Zieh deinen Lebenslauf hierher oder'),
  },
  {
    name: 'onboarding-of-the-owner',
    who: 'chiara',
    path: at('/onboarding'),
    before: ownServer,
    landmark: heading('Open invitations', 'Offene Einladungen'),
    act: ({ page, say }) =>
      page.getByText(say('Invite others first', 'Erst andere einladen')).click(),
  },
  {
    name: 'onboarding-refused',
    who: 'chiara',
    path: at('/onboarding'),
    landmark: ({ page }) => page.getByRole('main').getByRole('alert'),
    act: ({ page, say }) =>
      page.getByLabel(say('Resume file', 'Datei mit dem Lebenslauf')).setInputFiles({
        name: 'a-rather-long-file-name-of-a-resume-final-final-2026-11-21.exe',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from('MZ'),
      }),
  },
  {
    name: 'onboarding-failed',
    who: 'chiara',
    path: at('/onboarding'),
    before: giveBrokenResume,
    landmark: text('We couldn’t read this resume', 'Diesen Lebenslauf konnten wir nicht lesen'),
    act: click(goOn),
  },
  {
    name: 'onboarding-other-file',
    who: 'chiara',
    path: at('/onboarding'),
    before: giveGoodResume,
    landmark: goOn,
  },
  {
    name: 'onboarding-skills',
    who: 'chiara',
    path: at('/onboarding'),
    landmark: button('Looks right', 'Passt so'),
    act: click(goOn),
  },
];

async function deleteOnce({ visitor, users }: Look): Promise<void> {
  if ((await call(visitor, 'getMe')).restorableUntil !== null) return;
  // Another screen would check the session when its live connection ends.
  await visitor.goto('/privacy');
  await call(visitor, 'deleteProfile');
  await visitor.page.context().clearCookies();
  await prefer(visitor.page, 'en');
  await visitor.goto('/login');
  await signIn(visitor, users.chiara);
}

/** Chiara's last screen. */
export const restoreScreen: Screen = {
  name: 'restore',
  who: 'chiara',
  path: at('/restore'),
  before: deleteOnce,
  landmark: heading('Your profile is deleted', 'Dein Profil ist gelöscht'),
};
