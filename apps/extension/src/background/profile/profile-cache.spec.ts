import { createApiClient } from '@rolefit/api-client';
import { aResumeFacts } from '@rolefit/testing';
import { aBrowser } from '@/testing/browser.fake';
import { ok, problem, server, user } from '@/testing/server.fake';
import { ProfileCache } from './profile-cache';

const uuid = '01890a5d-ac96-774b-bcce-b302099a8057';
const uploadedAt = '2026-11-20T10:00:00.000Z';
const resume = {
  id: uuid,
  version: 1,
  url: '/x',
  fileName: 'resume.pdf',
  sizeBytes: 1,
  uploadedAt,
  evaluation: null,
  hiddenPassages: 0,
};
const reading = {
  resumeId: uuid,
  version: 1,
  fileName: 'resume.pdf',
  text: 'Ada',
  pages: 1,
  hidden: [],
  facts: aResumeFacts(),
  reading: {
    analyser: 'builtin-2',
    model: null,
    rejectedClaims: 0,
    durationMs: 1,
    inputTokens: 0,
    outputTokens: 0,
    costUsd: null,
    calls: [],
  },
};

describe('ProfileCache', () => {
  beforeEach(() => void aBrowser());

  /** Reads the profile of a user with these resumes. */
  async function read(
    profile: object,
    readingOf: (resume: string | null) => Response,
    correctionsOf: () => Response = () => ok({ corrections: [] }),
  ) {
    const asked: (string | null)[] = [];
    const api = createApiClient({
      baseUrl: server,
      getToken: () => 'token',
      onSession: () => undefined,
      onUnauthorized: () => undefined,
      fetch: (url) => {
        const { pathname, searchParams } = new URL(String(url));
        if (pathname.endsWith('/resume/reading')) {
          asked.push(searchParams.get('resume'));
          return Promise.resolve(readingOf(searchParams.get('resume')));
        }
        if (pathname.endsWith('/corrections')) return Promise.resolve(correctionsOf());
        if (pathname.endsWith('/answers')) return Promise.resolve(ok({}));
        return Promise.resolve(
          ok({ ...user, location: null, blogLink: null, bio: null, skills: [], ...profile }),
        );
      },
    });
    const facts = await new ProfileCache().read({ server, userId: user.id }, api);
    return {
      asked,
      names: facts?.resumes.map(({ name }) => name) ?? null,
      corrections: facts?.corrections ?? null,
    };
  }

  it('has the facts of all resumes that were read, the default one first', async () => {
    const named = (number: number, name: string) => ({
      number,
      name,
      isDefault: number === 2,
      resume,
    });
    const { names } = await read(
      { resume, resumes: [named(2, 'Platform'), named(1, 'General'), named(3, 'New')] },
      (number) => (number === '3' ? problem(404, 'NOTFOUND', 'RESUME_NOT_READ') : ok(reading)),
    );
    expect(names).toEqual(['Platform', 'General']);
  });

  it('takes the only resume from a server without several resumes', async () => {
    expect(await read({ resume }, () => ok(reading))).toMatchObject({
      asked: [null],
      names: ['Resume'],
    });
  });

  it('has the corrections', async () => {
    const correction = {
      id: uuid,
      createdAt: uploadedAt,
      about: 'degree',
      words: 'Diploma',
      ruling: { type: 'remove' },
    };
    const given = await read(
      { resume },
      () => ok(reading),
      () => ok({ corrections: [correction] }),
    );
    expect(given.corrections).toEqual([correction]);
  });

  it('has no corrections from a server that does not support them', async () => {
    const old = await read(
      { resume },
      () => ok(reading),
      () => problem(404, 'NOTFOUND', 'ROUTE_NOT_FOUND'),
    );
    expect(old.corrections).toEqual([]);
  });

  it.each([
    ['there is no resume', { resume: null }],
    ['none was read', { resume }],
  ])('has nothing where %s', async (_, profile) => {
    const { names } = await read(profile, () => problem(404, 'NOTFOUND', 'RESUME_NOT_READ'));
    expect(names).toBeNull();
  });
});
