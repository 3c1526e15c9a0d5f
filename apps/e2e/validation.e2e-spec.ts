import {
  limits,
  resumeEmptyMessage,
  resumeRefusedMessage,
  resumeTooLargeMessage,
} from '@rolefit/contracts';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Locator, type Page } from 'playwright-core';
import { violations } from './support/accessibility.js';
import { call } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { openDetail, dropFile, signIn, signInWithResume } from './support/journey.js';
import { breakOff } from './support/network.js';
import { sharedProduct } from './support/product.js';
import { waitUntil } from './support/wait-until.js';

/** The messages below a field, by the ids that it names; empty where it counts as right. */
function messageOf(field: Locator): Promise<string> {
  return field.evaluate((control) => {
    const told = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const message = told.find((note) => note?.getAttribute('role') === 'alert')?.textContent ?? '';
    return control.getAttribute('aria-invalid') === 'true' ? message : '';
  });
}

async function says(field: Locator, message: string): Promise<void> {
  await waitUntil(
    `"${message}" stands below the field`,
    async () => (await messageOf(field)) === message,
  );
}

interface Rule {
  readonly field: string;
  /** The input, and the message that appears below the field immediately. */
  readonly wrong: readonly (readonly [typed: string, message: string])[];
  readonly right: string;
}

const long = (chars: number) => 'x'.repeat(chars + 1);

const name = 'Name must be 1 to 80 characters';
const bio = 'Bio must be 1 to 150 characters';
const location = 'Location must be 1 to 120 characters';
const skillName = 'Skill name must be 1 to 50 characters';
const score = 'Score must be a whole number from 0 to 100';
const twice = 'This skill is already in the list';

const aboutRules: readonly Rule[] = [
  {
    field: 'Name',
    wrong: [
      ['', name],
      ['   ', name],
      [long(limits.nameChars), name],
    ],
    right: 'Ada',
  },
  {
    field: 'Email',
    wrong: [
      ['', 'Invalid email'],
      ['ada', 'Invalid email'],
      ['ada@', 'Invalid email'],
      ['a b@rolefit.example', 'Invalid email'],
    ],
    right: 'ada@rolefit.example',
  },
  {
    field: 'Location',
    wrong: [
      ['', location],
      [long(limits.locationChars), location],
    ],
    right: 'Bergen',
  },
  {
    field: 'Blog',
    wrong: [
      ['', 'Invalid URL'],
      ['ada.example', 'Invalid URL'],
      ['javascript:alert(1)', 'Invalid URL'],
      ['https:// ada', 'Invalid URL'],
    ],
    right: 'https://ada.example/notes',
  },
  {
    field: 'Bio',
    wrong: [
      ['', bio],
      [long(limits.bioChars), bio],
    ],
    right: 'Front-end developer',
  },
];

const skillRules: readonly Rule[] = [
  {
    field: 'Name of skill 1',
    wrong: [
      ['', skillName],
      ['  ', skillName],
      [long(limits.skillNameChars), skillName],
      ['typescript', twice],
      ['  TYPESCRIPT ', twice],
    ],
    right: 'Cartography',
  },
  {
    field: 'Score of skill 1',
    wrong: [
      ['', score],
      ['101', score],
      ['-1', score],
      ['5.5', score],
    ],
    right: '100',
  },
];

const scanRules: readonly Rule[] = [
  {
    field: 'Job Description',
    wrong: [
      ['abcd', 'Job Description Required'],
      ['   a   ', 'Job Description Required'],
      ['', 'Job Description Required'],
    ],
    right: postings.short,
  },
  {
    field: 'Company',
    wrong: [['A', 'Company name must have at least 2 characters']],
    right: 'AB',
  },
  {
    field: 'Link',
    wrong: [
      ['jobs', 'Paste a link that starts with https://'],
      ['ftp://jobs.example', 'Paste a link that starts with https://'],
    ],
    right: 'https://jobs.example.com/1',
  },
];

const country = {
  field: 'Add a country where you may work',
  wrong: [
    ['Atlantis', 'Choose a country'],
    ['Norway', 'This is already in the list'],
  ],
  right: 'Sweden',
} as const;
const answerRules: readonly (Rule & { readonly kind: RegExp })[] = [
  { ...country, kind: /^Work permits/ },
  {
    kind: /^Licences/,
    field: 'Add a licence',
    wrong: [
      [long(limits.credentialNameChars), 'Licence must be 1 to 100 characters'],
      ['rn, OHIO', 'This is already in the list'],
    ],
    right: 'CPR',
  },
  {
    kind: /^Security clearances/,
    field: 'Add a clearance',
    wrong: [[long(limits.credentialNameChars), 'Clearance must be 1 to 100 characters']],
    right: 'Secret',
  },
  {
    kind: /^Places/,
    field: 'Add a place where you would work',
    wrong: [[long(limits.placeChars), 'Place must be 1 to 120 characters']],
    right: 'Bergen',
  },
  {
    kind: /^Languages/,
    field: 'Add a language that you speak',
    wrong: [['Klingonese', 'Choose a language']],
    right: 'German',
  },
];

describe('forms', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let page: Page;
  /** Calls that change data. */
  const sent: string[] = [];

  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
    await call(ada, 'updateProfile', {
      body: { location: 'Oslo', blogLink: 'https://ada.example', bio: 'Developer' },
    });
    await call(ada, 'updateAnswers', {
      body: { workPermits: { items: ['NO'] }, licences: { items: ['RN, Ohio'] } },
    });
    page.on('request', (request) => {
      if (
        request.url().includes('/api/v1/') &&
        !['GET', 'HEAD'].includes(request.method()) &&
        !request.url().includes('/auth/')
      )
        sent.push(`${request.method()} ${request.url()}`);
    });
  });

  describe('invalid input', () => {
    const openIfFolded = async (label: string) => {
      if (label === 'Company' || label === 'Link') await openDetail(page, label);
    };

    /** Types an invalid value for each rule and expects its message, which a valid value removes; then makes all invalid, for axe. */
    async function breakEvery(rules: readonly Rule[]): Promise<void> {
      const fieldOf = (label: string) => page.getByLabel(label, { exact: true });
      for (const { field, wrong, right } of rules) {
        await openIfFolded(field);
        for (const [typed, message] of wrong) {
          await fieldOf(field).fill(typed);
          await says(fieldOf(field), message);
          await fieldOf(field).fill(right);
          await says(fieldOf(field), '');
        }
      }
      for (const { field, wrong } of rules) {
        await openIfFolded(field);
        await fieldOf(field).fill(wrong[0]![0]);
      }
      for (const { field, wrong } of rules) await says(fieldOf(field), wrong[0]![1]);
      expect(await violations(page)).toEqual([]);
      expect(sent).toEqual([]);
    }

    it('is reported in the profile form below each field, while the user types', async () => {
      await ada.goto('/profile');
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await breakEvery(aboutRules);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('Oslo', { exact: true }).waitFor();
    });

    it('is reported in the skills editor below each name and score', async () => {
      await ada.goto('/profile');
      await page.getByRole('button', { name: 'Edit Skills' }).click();
      await page.getByRole('button', { name: 'Add skill' }).click();
      await breakEvery(skillRules);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Edit Skills' }).waitFor();
    });

    it('is reported below the field of an answer', async () => {
      await ada.goto('/profile');
      for (const rule of answerRules) {
        await page.getByRole('button', { name: rule.kind }).click();
        await breakEvery([rule]);
        await page.getByLabel(rule.field, { exact: true }).fill('');
      }
    });

    it('is reported in the scan form below each field', async () => {
      await ada.goto('/job-scan');
      await breakEvery(scanRules);
      for (const { field } of scanRules) {
        await openIfFolded(field);
        await page.getByLabel(field, { exact: true }).fill('');
      }
    });

    it.each([
      [
        'of another kind',
        resumeRefusedMessage,
        { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') },
      ],
      [
        'over 5 MB',
        resumeTooLargeMessage,
        {
          name: 'big.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.concat([makePdf(resumes.nurse), Buffer.alloc(limits.resumeBytes)]),
        },
      ],
      [
        'without content',
        resumeEmptyMessage,
        { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      ],
    ])('is told of a file %s, in onboarding and on the profile', async (_, reason, file) => {
      const chiara = await product.arrive();
      await signIn(chiara, product.users.chiara);
      const input = chiara.page.getByLabel('Resume file');
      await dropFile(chiara, file);
      await says(input, reason);
      expect(await violations(chiara.page)).toEqual([]);
      await dropFile(chiara, {
        name: 'mine.pdf',
        mimeType: 'application/pdf',
        buffer: makePdf(resumes.nurse),
      });
      // The file name disappears when the evaluation ends, possibly before a slow browser looks for it.
      const accepted = chiara.page.getByRole('heading', { name: 'Check your skills' });
      await chiara.page.getByText('mine.pdf').or(accepted).first().waitFor();
      expect(await chiara.page.getByText(reason).count()).toBe(0);
      expect(chiara.problems).toEqual([]);
      await chiara.leave();

      await ada.goto('/profile');
      const again = page.getByLabel('New resume file');
      await again.setInputFiles(file);
      await says(again, reason);
      expect(sent).toEqual([]);
    });
  });

  describe('unsaved input', () => {
    beforeAll(() => ada.goto('/profile'));

    const skill = () => page.getByLabel('Name of skill 1', { exact: true });
    const licence = () => page.getByLabel('Add a licence', { exact: true });
    const bioField = () => page.getByLabel('Bio', { exact: true });

    async function isStillThere(): Promise<void> {
      await skill().waitFor();
      await bioField().waitFor();
      await licence().waitFor();
      expect(
        await Promise.all([skill(), bioField(), licence()].map((field) => field.inputValue())),
      ).toEqual(['Cartography', 'Draws maps', 'Registered Nu']);
    }

    it('survives a reload', async () => {
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await bioField().fill('Draws maps');
      await page.getByRole('button', { name: 'Edit Skills' }).click();
      await page.getByRole('button', { name: 'Add skill' }).click();
      await skill().fill('Cartography');
      await page.getByRole('button', { name: /^Licences/ }).click();
      await licence().fill('Registered Nu');
      await page.reload();
      await isStillThere();
    });

    it('survives a session that ends while saving', async () => {
      ada.expectProblem(/status of 401/);
      // A live connection would be refused, and end the session before the form is saved.
      await page.routeWebSocket('**/*', () => undefined);
      await page.reload();
      await isStillThere();
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.setItem('token', 'ended'));
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page
        .getByText('Your session has ended. Sign in again to pick up where you left off.')
        .waitFor();
      await page.getByRole('link', { name: 'Sign in with Github' }).click();
      await page.getByRole('button', { name: product.users.ada }).click();
      await page.waitForURL(/\/profile$/);
      await isStillThere();
    });

    it('is saved after that, and shown at once', async () => {
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText(/^Cartography 5%/).waitFor();
      await page.getByText('Skills saved.').waitFor();
      expect(
        (await call(ada, 'getProfile')).skills.find(({ name: known }) => known === 'Cartography'),
      ).toMatchObject({ score: 5, source: 'user' });
    });

    it('is restored if the server rejects it', async () => {
      await page.getByRole('button', { name: 'Edit Skills' }).click();
      await page.getByRole('button', { name: 'Add skill' }).click();
      await skill().fill('Sextant');
      ada.expectProblem(/ERR_FAILED/);
      const end = await breakOff(page, /\/users\/profile\/skills$/);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page
        .getByRole('alert')
        .getByText('Your skills weren’t saved. What you typed is still here.')
        .waitFor();
      expect(await skill().inputValue()).toBe('Sextant');
      end();
    });

    it('is gone after a logout', async () => {
      await page.getByRole('button', { name: 'Log out', exact: true }).click();
      await page.waitForURL(/\/login/);
      await page.getByRole('link', { name: 'Sign in with Github' }).click();
      await page.getByRole('button', { name: product.users.ada }).click();
      await page.waitForURL(/\/dashboard/);
      await ada.goto('/profile');
      await page.getByRole('button', { name: 'Edit Skills' }).waitFor();
      await page.getByRole('button', { name: /^Licences/ }).waitFor();
      expect(
        await Promise.all([skill(), bioField(), licence()].map((field) => field.count())),
      ).toEqual([0, 0, 0]);
    });
  });
});
