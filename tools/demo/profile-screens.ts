import { type Page } from 'playwright-core';
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
import { type Screen } from './screen.ts';

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly retryable: boolean;
}

interface Evaluation {
  readonly status: string;
  readonly failure: Failure | null;
  readonly updatedAt: string;
}

interface Skill {
  readonly id: string;
  readonly name: string;
  readonly score: number;
  readonly source: string;
  readonly quote: string;
}

const file = (
  name: string,
  mimeType = 'application/pdf',
): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType,
  buffer: Buffer.alloc(284_311, '%PDF-'),
});
const evaluated = (status: string, failure: Failure | null = null): Evaluation => ({
  status,
  failure,
  updatedAt: new Date().toISOString(),
});
const withEvaluation = (
  evaluation: Evaluation | null,
  rest: Readonly<Record<string, unknown>> = {},
): ReturnType<typeof withProfile> =>
  withProfile(({ resume }) => ({ resume: { ...resume, evaluation, ...rest } }));
const passwordFailure = {
  code: 'RESUME_ENCRYPTED',
  message: 'This PDF is protected by a password. Save it without one and upload it again.',
  retryable: false,
};
const modelFailure = {
  code: 'MODEL_UNAVAILABLE',
  message: 'The model that reads did not answer. Please try again in a while.',
  retryable: true,
};
const newResume = (evaluation: Evaluation | null): Readonly<Record<string, unknown>> => ({
  id: '01890a5d-ac96-774b-8cce-000000000800',
  version: 1,
  url: '/',
  fileName: 'resume.pdf',
  sizeBytes: 284_311,
  uploadedAt: new Date().toISOString(),
  evaluation,
  hiddenPassages: 0,
});
const skill = (name: string, score: number, place: number): Skill => ({
  id: `01890a5d-ac96-774b-8cce-00000000070${place}`,
  name,
  score,
  source: 'resume',
  quote: name,
});

const device = (
  place: number,
  rest: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => ({
  id: `01890a5d-ac96-774b-8cce-00000000050${place}`,
  kind: 'web',
  browser: 'Chrome',
  system: 'Windows',
  signedInAt: '2026-01-05T10:00:00.000Z',
  lastUsedAt: new Date(Date.now() - place * 7_200_000).toISOString(),
  isThis: false,
  ...rest,
});

/** More devices than a demo account has. */
const withDevices = async (page: Page): Promise<void> => {
  await page.route('**/api/v1/auth/sessions', (route) =>
    route.fulfill({
      json: {
        isSuccess: true,
        message: 'OK',
        data: {
          devices: [
            device(0, { browser: 'Firefox', system: 'Linux', isThis: true }),
            device(1, { kind: 'extension', system: 'Linux' }),
            device(2, { browser: 'Safari', system: 'iOS' }),
            device(3),
            device(4, { browser: null }),
            device(5, { browser: null, system: null }),
            device(6),
          ],
        },
      },
    }),
  );
};

/** A profile with 90 skills. */
const withManySkills = withProfile(({ skills }) => ({
  skills: Array.from({ length: 90 }, (_, place) => ({
    ...skill(`${skills[place % skills.length]?.name} ${place}`, 100 - place, 0),
    id: `01890a5d-ac96-774b-8cce-${String(place).padStart(12, '0')}`,
  })),
}));

/** The second step of onboarding, with a resume that was not uploaded. */
const secondStep = (
  name: string,
  evaluation: Evaluation | null,
  skills: readonly (readonly [string, number])[] = [],
): Screen => ({
  name,
  who: 'chiara-demo',
  path: '/onboarding',
  before: withProfile(() => ({
    resume: newResume(evaluation),
    skills: skills.map(([label, score], place) => skill(label, score, place)),
  })),
  shows: heading('Add Your Skills'),
  act: click(/^Go on with/),
});

/** Onboarding in its states. */
export const onboardingScreens: readonly Screen[] = [
  {
    name: 'onboarding',
    who: 'chiara-demo',
    path: '/onboarding',
    shows: text('Drop your resume here or'),
  },
  {
    name: 'onboarding-file',
    who: 'chiara-demo',
    path: '/onboarding',
    shows: text('0.27 MB'),
    act: (page) =>
      page
        .getByLabel('Resume file')
        .setInputFiles(file('a-rather-long-file-name-of-a-resume-final-final-2026-11-21.pdf')),
  },
  {
    name: 'onboarding-refused',
    who: 'chiara-demo',
    path: '/onboarding',
    shows: text('Only PDF files up to 5 MB.'),
    act: (page) =>
      page.getByLabel('Resume file').setInputFiles(file('resume.docx', 'application/msword')),
  },
  secondStep('onboarding-analyze', null),
  secondStep('onboarding-reading', evaluated('reading')),
  secondStep('onboarding-skills', evaluated('completed'), [
    ['Wound care', 100],
    ['Ventilation', 73],
    ['Team leadership', 73],
    ['Registered Nurse', 60],
    ['Palliative care', 35],
  ]),
  secondStep('onboarding-failed', evaluated('failed', passwordFailure)),
];

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
    shows: text(/cannot be reached right now/),
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
    shows: text('Show all 90 skills'),
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
    name: 'profile-delete',
    who: 'ada-demo',
    path: '/profile',
    shows: (page) => page.getByRole('alertdialog'),
    act: click('Delete Profile'),
  },
];
