import { apiBasePath } from '@rolefit/contracts';
import { SkillsRepository } from '@rolefit/database';
import { aResume } from '@rolefit/database/testing';
import {
  type Answer,
  dataOf,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';

let gateway: TestGateway;
let ada: SignedInCaller;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.signIn();
});
afterAll(() => gateway?.close());

const path = `${apiBasePath}/users/profile`;
const update = (body: unknown) => ada.call('PUT', path, { body });
const updateSkills = (skills: unknown) => ada.call('PATCH', `${path}/skills`, { body: { skills } });
const onboard = (query: string) => ada.call('PATCH', `${path}/onboarding${query}`);
const codeOf = (answer: Answer) => [answer.status, problemOf(answer).error.code];

describe('the profile', () => {
  it('shows the signed-in user', async () => {
    expect(dataOf('getProfile', await ada.call('GET', path))).toMatchObject({
      id: ada.user.id,
      name: ada.user.name,
      resume: null,
      skills: [],
      isOnboarding: true,
    });
  });

  it('changes the fields that are sent, leaves the others and ignores read-only ones', async () => {
    const changed = dataOf(
      'updateProfile',
      await update({
        name: ' Ada L. ',
        blogLink: 'https://ada.example',
        githubUsername: 'root',
        isOnboarding: false,
      }),
    );
    expect(changed).toMatchObject({
      name: 'Ada L.',
      blogLink: 'https://ada.example',
      email: ada.user.email,
      githubUsername: ada.user.githubUsername,
      isOnboarding: true,
    });
    expect(dataOf('getProfile', await ada.call('GET', path))).toEqual(changed);
  });

  it.each([{}, { githubUsername: 'root' }])(
    'refuses %j, which contains no change',
    async (body) => {
      const problem = problemOf(await update(body));
      expect([problem.status, problem.error, problem.message]).toEqual([
        400,
        { name: 'VALIDATIONERROR', code: 'NO_UPDATABLE_DATA' },
        'No updatable data found!',
      ]);
    },
  );

  it('reports which field is invalid', async () => {
    const { message, error } = problemOf(
      await update({ name: '', email: 'nonsense', blogLink: 'javascript:alert(1)' }),
    );
    expect(error).toEqual({
      name: 'VALIDATIONERROR',
      code: 'REQUEST_INVALID',
      fields: {
        name: 'Name must be 1 to 80 characters',
        email: 'Invalid email',
        blogLink: 'Invalid URL',
      },
    });
    expect(message).toBe('Name must be 1 to 80 characters');
  });
});

describe('editing skills', () => {
  const fromResume = {
    name: 'TypeScript',
    score: 80,
    source: 'resume' as const,
    quote: 'Five years of TypeScript',
  };

  it('keeps the source of unchanged skills and marks the rest as the user’s', async () => {
    await gateway.app
      .get(SkillsRepository)
      .replace(ada.user.id, () => [fromResume, { ...fromResume, name: 'Go', quote: 'Some Go' }]);
    const { skills } = dataOf(
      'updateSkills',
      await updateSkills([
        { name: 'typescript', score: 80 },
        { name: 'Go', score: 10 },
        { name: 'new skill', score: 5 },
      ]),
    );
    expect(skills.map(({ id: _, ...skill }) => skill)).toEqual([
      { ...fromResume, name: 'typescript' },
      { name: 'Go', score: 10, source: 'user', quote: 'Some Go' },
      { name: 'new skill', score: 5, source: 'user', quote: null },
    ]);
  });

  it('has the matches judged again each time', async () => {
    const live = () => gateway.liveJobs('matches.rescore');
    const before = await live();
    await updateSkills([{ name: 'Go', score: 10 }]);
    await updateSkills([]);
    expect((await live()) - before).toBe(2);
    expect(dataOf('getProfile', await ada.call('GET', path)).skills).toEqual([]);
  });

  it('refuses a duplicate name, ignoring case', async () => {
    expect(
      problemOf(
        await updateSkills([
          { name: 'Go', score: 1 },
          { name: ' go', score: 2 },
        ]),
      ).error,
    ).toEqual({
      name: 'VALIDATIONERROR',
      code: 'SKILLS_DUPLICATE',
      fields: {
        'skills.0.name': 'This skill is already in the list',
        'skills.1.name': 'This skill is already in the list',
      },
    });
  });

  it.each([
    [[{ name: '', score: 1 }], 'skills.0.name'],
    [[{ name: 'x'.repeat(51), score: 1 }], 'skills.0.name'],
    [[{ name: 'Go', score: 101 }], 'skills.0.score'],
    [[{ name: 'Go', score: 1.5 }], 'skills.0.score'],
    ['Go', 'skills'],
  ])('refuses %j', async (skills, field) => {
    expect(Object.keys(problemOf(await updateSkills(skills)).error.fields ?? {})).toEqual([field]);
  });
});

describe('completing onboarding', () => {
  it('requires a resume but no evaluation', async () => {
    expect(codeOf(await onboard('?onboarding=true'))).toEqual([422, 'RESUME_MISSING']);
    await aResume(gateway.database.dataSource, ada.user.id);
    expect(dataOf('completeOnboarding', await onboard('?onboarding=true')).isOnboarding).toBe(
      false,
    );
    expect(dataOf('getMe', await ada.call('GET', `${apiBasePath}/auth/me`)).isOnboarding).toBe(
      false,
    );
  });

  it.each([
    '',
    '?onboarding=false',
    '?onboarding=1',
    '?onboarding=true&onboarding=true',
    '?onboarding=true&also=this',
  ])('refuses the query "%s"', async (query) => {
    await aResume(gateway.database.dataSource, ada.user.id);
    expect(codeOf(await onboard(query))).toEqual([400, 'REQUEST_INVALID']);
  });
});
