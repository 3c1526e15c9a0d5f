import { type z } from 'zod/mini';
import { answersUpdateSchema } from './answers-update.js';
import { correctionRequestSchema } from './corrections/index.js';
import { deleteConfirmationSchema } from './delete-confirmation.js';
import { germanValidation } from './german-validation.js';
import { namedResumeChangeSchema } from './named-resume.js';
import { personalTokenRequestSchema } from './personal-token-request.js';
import { profileUpdateSchema } from './profile-update.js';
import { scanRequestSchema } from './scan-request.js';
import { skillsUpdateSchema } from './skills-update.js';

const long = 'x'.repeat(60_000);

/** What a form may hold that its schema refuses. */
const refused: readonly (readonly [string, z.ZodMiniType, unknown])[] = [
  ['an empty scan', scanRequestSchema, { jobDescription: '', jobId: 'a' }],
  [
    'a scan of too much',
    scanRequestSchema,
    { jobDescription: long, companyName: long, url: 'x', logo: long, title: long, jobId: 'a' },
  ],
  [
    'a short company',
    scanRequestSchema,
    { jobDescription: 'a text', companyName: 'x', jobId: 'a' },
  ],
  ['an empty title', scanRequestSchema, { jobDescription: 'a text', title: ' ', jobId: 'a' }],
  ['an unchanged profile', profileUpdateSchema, {}],
  [
    'a wrong profile',
    profileUpdateSchema,
    { name: '', email: 'x', bio: long, location: '', blogLink: 'x' },
  ],
  [
    'wrong skills',
    skillsUpdateSchema,
    {
      skills: [
        { name: 'Go', score: 200 },
        { name: 'go', score: 1 },
        { name: '', score: 1 },
      ],
    },
  ],
  ['an unnamed resume', namedResumeChangeSchema, { name: '' }],
  ['a token that may nothing', personalTokenRequestSchema, { name: '', scopes: [] }],
  [
    'a token for ever',
    personalTokenRequestSchema,
    { name: long, scopes: ['scans:read'], expiresInDays: 9_999 },
  ],
  ['an unconfirmed deletion', deleteConfirmationSchema, { confirmation: 'yes' }],
  [
    'wrong answers',
    answersUpdateSchema,
    {
      workPermits: { items: ['??'] },
      licences: { items: [''] },
      clearances: { items: [''] },
      languages: { items: [{ code: '??' }] },
    },
  ],
  ['no correction', correctionRequestSchema, { about: 'requirement', label: '', ruling: {} }],
];

const messagesOf = (schema: z.ZodMiniType, value: unknown) =>
  schema
    .safeParse(value)
    .error?.issues.filter(
      ({ code }) => code === 'custom' || code.startsWith('too_') || code === 'invalid_format',
    )
    .map(({ message }) => message) ?? [];

describe('the messages of validation in German', () => {
  it.each(refused)('exist for %s', (_, schema, value) => {
    const stated = messagesOf(schema, value).filter(
      (message) => !message.startsWith('Invalid input'),
    );
    expect(stated.map((message) => [message, germanValidation(message)])).toEqual(
      stated.map((message) => [message, expect.any(String)]),
    );
    expect(schema.safeParse(value).success).toBe(false);
  });

  it('write numbers as German does', () => {
    expect(germanValidation('Job Description must be at most 50,000 characters')).toBe(
      'Die Stellenbeschreibung darf höchstens 50.000 Zeichen haben',
    );
  });

  it('do not exist for what only programs send', () => {
    expect(germanValidation('jobId Required')).toBeNull();
  });
});
