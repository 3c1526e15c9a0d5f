import type { MatchesRepository, ProfileForMatching } from '@rolefit/database';
import { aResumeFacts } from '@rolefit/testing';
import { ProfileCache } from './profile-cache.js';

const aResume = { resumeId: 'one', number: 1, facts: aResumeFacts() };

/** A cache over a fake repository; `loads` counts the queries. */
function profilesOver(answer: (userId: string) => Partial<ProfileForMatching> | null) {
  let loads = 0;
  const profileFor = async (userId: string) => {
    loads += 1;
    return answer(userId) as ProfileForMatching | null;
  };
  const revisionOf = async (userId: string) => answer(userId)?.profileRevision ?? null;
  return {
    profiles: new ProfileCache({ profileFor, revisionOf } as unknown as MatchesRepository),
    loads: () => loads,
  };
}

describe('profiles of users whose scans are judged', () => {
  it('are loaded once for many scans, and reloaded where a match was rejected as stale', async () => {
    let profileRevision = 1;
    const { profiles, loads } = profilesOver(() => ({ profileRevision, resumes: [] }));
    for (let scan = 0; scan < 5; scan += 1)
      await expect(profiles.get('ada')).resolves.toMatchObject({ profileRevision: 1 });
    expect(loads()).toBe(1);
    profileRevision = 2;
    await expect(profiles.reload('ada')).resolves.toMatchObject({ profileRevision: 2 });
    await expect(profiles.get('ada')).resolves.toMatchObject({ profileRevision: 2 });
    expect(loads()).toBe(2);
  });

  it('are queried each time while there is none, since no write would detect a new one', async () => {
    let profile: { profileRevision: number; resumes: [] } | null = null;
    const { profiles } = profilesOver(() => profile);
    await expect(profiles.get('ada')).resolves.toBeNull();
    profile = { profileRevision: 1, resumes: [] };
    await expect(profiles.get('ada')).resolves.toEqual(profile);
  });

  it('are up to date if they are sent to a model', async () => {
    let profileRevision = 1;
    const { profiles, loads } = profilesOver(() => ({ profileRevision, resumes: [] }));
    await profiles.current('ada');
    await profiles.current('ada');
    expect(loads()).toBe(1);
    profileRevision = 2;
    await expect(profiles.get('ada')).resolves.toMatchObject({ profileRevision: 1 });
    await expect(profiles.current('ada')).resolves.toMatchObject({ profileRevision: 2 });
  });

  it('are evicted, the oldest first, when there are many', async () => {
    const { profiles, loads } = profilesOver(() => ({ resumes: [aResume] }));
    for (let user = 0; user < 150; user += 1) await profiles.get(`user-${user}`);
    for (let user = 50; user < 150; user += 1) await profiles.get(`user-${user}`);
    expect(loads()).toBe(150);
    await profiles.get('user-0');
    expect(loads()).toBe(151);
  });

  it('are evicted by the number of their resumes, which take the memory', async () => {
    const { profiles, loads } = profilesOver(() => ({ resumes: Array(5).fill(aResume) }));
    for (let user = 0; user < 21; user += 1) await profiles.get(`user-${user}`);
    for (let user = 1; user < 21; user += 1) await profiles.get(`user-${user}`);
    expect(loads()).toBe(21);
    await profiles.get('user-0');
    expect(loads()).toBe(22);
  });
});
