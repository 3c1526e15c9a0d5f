import { profileUpdateSchema } from './profile-update.js';
import { skillsUpdateSchema } from './skills-update.js';

function messages(
  schema: typeof skillsUpdateSchema | typeof profileUpdateSchema,
  input: unknown,
): Record<string, string> {
  return Object.fromEntries(
    (schema.safeParse(input).error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]),
  );
}

describe('skills update', () => {
  it('takes names of up to 50 characters and whole scores from 0 to 100', () => {
    expect(
      skillsUpdateSchema.parse({
        skills: [
          { name: ' React ', score: 0 },
          { name: 'x'.repeat(50), score: 100 },
        ],
      }).skills[0],
    ).toEqual({ name: 'React', score: 0 });
  });

  it.each([
    [{ name: '', score: 5 }, 'skills.0.name'],
    [{ name: 'x'.repeat(51), score: 5 }, 'skills.0.name'],
    [{ name: 'x', score: 5.5 }, 'skills.0.score'],
    [{ name: 'x', score: 101 }, 'skills.0.score'],
    [{ name: 'x', score: -1 }, 'skills.0.score'],
    [{ name: 'x', score: '5' }, 'skills.0.score'],
  ])('refuses %j', (skill, path) => {
    expect(Object.keys(messages(skillsUpdateSchema, { skills: [skill] }))).toEqual([path]);
  });

  it.each([
    ['case', 'SQL', 'sql'],
    ['the way an accent is written', 'caf\u00e9', 'cafe\u0301'],
    ['what cannot be stored', 'Go\ud800', 'Go\ud801\u0000'],
  ])('refuses the same name twice, ignoring %s', (_, first, second) => {
    expect(
      Object.keys(
        messages(skillsUpdateSchema, {
          skills: [
            { name: first, score: 1 },
            { name: second, score: 2 },
          ],
        }),
      ),
    ).toEqual(['skills.0.name', 'skills.1.name']);
  });

  it('says all that is wrong at once: a name that stands twice, and a score that is none', () => {
    const skills = [
      { name: 'SQL', score: NaN },
      { name: ' sql', score: 1 },
      { name: '', score: 1 },
      { name: ' ', score: 1 },
      null,
    ];
    expect(Object.keys(messages(skillsUpdateSchema, { skills })).sort()).toEqual([
      'skills.0.name',
      'skills.0.score',
      'skills.1.name',
      'skills.2.name',
      'skills.3.name',
      'skills.4',
    ]);
    expect(messages(skillsUpdateSchema, { skills })['skills.2.name']).toBe(
      'Skill name must be 1 to 50 characters',
    );
    expect(Object.keys(messages(skillsUpdateSchema, { skills: 3 }))).toEqual(['skills']);
  });

  it('refuses a name that shows nothing', () => {
    expect(
      Object.keys(messages(skillsUpdateSchema, { skills: [{ name: '\u200b\u0000', score: 1 }] })),
    ).toEqual(['skills.0.name']);
  });
});

describe('profile update', () => {
  it('wants at least one field', () => {
    expect(messages(profileUpdateSchema, {})).toEqual({ '': 'No updatable data found!' });
  });

  it('forgives blanks around an email and an address', () => {
    expect(
      profileUpdateSchema.parse({
        email: ' ada@rolefit.example ',
        blogLink: ' https://ada.example ',
      }),
    ).toEqual({ email: 'ada@rolefit.example', blogLink: 'https://ada.example' });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ email: `${'x'.repeat(250)}@a.no` }, 'email'],
    [{ email: '' }, 'email'],
    [{ bio: 'x'.repeat(151) }, 'bio'],
    [{ location: '' }, 'location'],
    [{ blogLink: 'javascript:alert(1)' }, 'blogLink'],
  ])('refuses %j', (fields, path) => {
    expect(Object.keys(messages(profileUpdateSchema, fields))).toEqual([path]);
  });
});
