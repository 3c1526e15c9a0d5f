import { createAccessToken, openConnection, withAccessTokens } from './access-token-states.ts';
import {
  click,
  fail,
  heading,
  profileCall,
  stall,
  text,
  waitingForModel,
  withProfile,
} from './page-states.ts';
import {
  evaluated,
  withEvaluation,
  passwordFailure,
  modelFailure,
  withDevices,
  withManySkills,
} from './profile-states.ts';
import { type Screen } from './screen.ts';

/** The profile in its states. */
export const profileScreens: readonly Screen[] = [
  { name: 'profile', who: 'ada-demo', path: '/profile', shows: heading('Skills') },
  {
    name: 'profile-loading',
    who: 'ada-demo',
    path: '/profile',
    before: stall(profileCall),
    shows: (page) => page.getByRole('main').getByRole('status', { name: 'Loading...' }),
    isWaiting: true,
  },
  {
    name: 'profile-error',
    who: 'ada-demo',
    path: '/profile',
    before: fail(profileCall),
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'profile-edit',
    who: 'ada-demo',
    path: '/profile',
    shows: text('Invalid URL'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await page.getByLabel('Name', { exact: true }).fill('');
      await page.getByLabel('Email').fill('ada');
      await page.getByLabel('Blog').fill('ada.example');
      await page.getByLabel('Bio').fill('Front-end developer who draws maps on weekends.');
    },
    after: (page) => page.evaluate(() => sessionStorage.clear()),
  },
  {
    name: 'profile-skills',
    who: 'ada-demo',
    path: '/profile',
    shows: text('Score must be a whole number'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Edit Skills' }).click();
      await page.getByRole('button', { name: 'Add skill' }).click();
      await page.getByLabel('Name of skill 1', { exact: true }).fill('React');
      await page.getByLabel('Score of skill 2', { exact: true }).fill('101');
      await page.getByLabel('Name of skill 3', { exact: true }).fill('');
      await page.getByLabel('Score of skill 3', { exact: true }).fill('');
      await page.getByRole('heading', { name: 'Skills', exact: true }).scrollIntoViewIfNeeded();
    },
    after: (page) => page.evaluate(() => sessionStorage.clear()),
  },
  {
    name: 'profile-answers',
    who: 'ada-demo',
    path: '/profile',
    shows: text('Choose a country'),
    act: async (page) => {
      for (const kind of ['Languages', 'Places', 'Security clearances', 'Licences', 'Work permits'])
        await page.getByRole('button', { name: new RegExp(`^${kind}`) }).click();
      await page.getByLabel('Add a country where you may work').fill('Atlantis');
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 3200 });
    },
    after: (page) => page.evaluate(() => sessionStorage.clear()),
  },
  {
    name: 'profile-conditions',
    who: 'ada-demo',
    path: '/profile',
    shows: text('Working conditions'),
    act: async (page) => {
      await page.getByRole('button', { name: /^Working conditions/ }).click();
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 2400 });
    },
    after: (page) => page.evaluate(() => sessionStorage.clear()),
  },
  {
    name: 'profile-new-file',
    who: 'ada-demo',
    path: '/profile',
    before: withEvaluation(null),
    shows: heading('Skills'),
  },
  {
    name: 'profile-evaluating',
    who: 'ada-demo',
    path: '/profile',
    before: withEvaluation(evaluated('extracting')),
    shows: heading('Skills'),
  },
  {
    name: 'profile-waiting',
    who: 'ada-demo',
    path: '/profile',
    before: withEvaluation(evaluated('queued', waitingForModel)),
    shows: text(/can’t be reached right now/),
  },
  {
    name: 'profile-failed',
    who: 'ada-demo',
    path: '/profile',
    before: withEvaluation(evaluated('failed', passwordFailure)),
    shows: heading('Skills'),
  },
  {
    name: 'profile-failed-for-now',
    who: 'bruno-demo',
    path: '/profile',
    before: withEvaluation(evaluated('failed', modelFailure)),
    shows: heading('Skills'),
  },
  {
    name: 'profile-hidden-text',
    who: 'bruno-demo',
    path: '/profile',
    before: withEvaluation(evaluated('completed'), { hiddenPassages: 2 }),
    shows: heading('Skills'),
  },
  {
    name: 'profile-no-resume',
    who: 'bruno-demo',
    path: '/profile',
    before: withProfile(() => ({ resume: null, skills: [] })),
    shows: text('Drop your resume here or'),
  },
  {
    name: 'profile-many-skills',
    who: 'ada-demo',
    path: '/profile',
    before: withManySkills,
    shows: text('Show all'),
  },
  {
    name: 'profile-reading',
    who: 'ada-demo',
    path: '/profile',
    shows: (page) => page.getByRole('dialog'),
    act: click('What we read'),
  },
  {
    name: 'profile-devices',
    who: 'ada-demo',
    path: '/profile',
    before: withDevices,
    shows: text('Show all 7 devices'),
    act: (page) => page.getByRole('heading', { name: 'Devices' }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'profile-devices-log-out',
    who: 'ada-demo',
    path: '/profile',
    before: withDevices,
    shows: (page) => page.getByRole('alertdialog'),
    act: click('Log out Safari on iOS'),
  },
  {
    name: 'profile-access-tokens',
    who: 'ada-demo',
    path: '/profile',
    before: withAccessTokens,
    shows: text('Tailoring script'),
    act: openConnection,
  },
  {
    name: 'profile-access-token-form',
    who: 'ada-demo',
    path: '/profile',
    before: withAccessTokens,
    shows: (page) => page.getByRole('dialog').getByLabel('Name'),
    act: click('Create token'),
  },
  {
    name: 'profile-access-token-created',
    who: 'ada-demo',
    path: '/profile',
    before: withAccessTokens,
    shows: (page) => page.getByRole('dialog', { name: 'Your new access token' }),
    act: createAccessToken,
  },
  {
    name: 'profile-delete',
    who: 'ada-demo',
    path: '/profile',
    shows: (page) => page.getByRole('alertdialog'),
    act: click('Delete Profile'),
  },
];
