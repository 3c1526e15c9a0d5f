import type { MatchesRepository, ProfileForMatching } from '@rolefit/database';
import { ProfileCache } from './profile-cache.js';

/** A cache over a fake repository; `loads` counts the queries. */
function profilesOver(answer: (userId: string) => Partial<ProfileForMatching> | null) {
  let loads = 0;
  const profileFor = async (userId: string) => {
    loads += 1;
    return answer(userId) as ProfileForMatching | null;
  };
  return {
    profiles: new ProfileCache({ profileFor } as unknown as MatchesRepository),
    loads: () => loads,
  };
}

describe('profiles of users whose scans are judged', () => {
  it('are loaded once for many scans, and reloaded where a match was rejected as stale', async () => {
    let profileRevision = 1;
    const { profiles, loads } = profilesOver(() => ({ profileRevision }));
    for (let scan = 0; scan < 5; scan += 1)
      await expect(profiles.get('ada')).resolves.toEqual({ profileRevision: 1 });
    expect(loads()).toBe(1);
    profileRevision = 2;
    await expect(profiles.reload('ada')).resolves.toEqual({ profileRevision: 2 });
    await expect(profiles.get('ada')).resolves.toEqual({ profileRevision: 2 });
    expect(loads()).toBe(2);
  });

  it('are queried each time while there is none, since no write would detect a new one', async () => {
    let profile: { profileRevision: number } | null = null;
    const { profiles } = profilesOver(() => profile);
    await expect(profiles.get('ada')).resolves.toBeNull();
    profile = { profileRevision: 1 };
    await expect(profiles.get('ada')).resolves.toEqual(profile);
  });

  it('are evicted, the oldest first, when there are many', async () => {
    const { profiles, loads } = profilesOver(() => ({ resumes: [] }));
    for (let user = 0; user < 150; user += 1) await profiles.get(`user-${user}`);
    await profiles.get('user-149');
    expect(loads()).toBe(150);
    await profiles.get('user-0');
    expect(loads()).toBe(151);
  });
});
