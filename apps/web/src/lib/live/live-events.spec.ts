import {
  eventNames,
  type Job,
  type JobDetail,
  type JobsPage,
  type Profile,
} from '@rolefit/contracts';
import { QueryClient } from '@tanstack/react-query';
import {
  aCloseReading,
  aJob,
  aJobDetail,
  aJobsPage,
  anId,
  aProfile,
  aReading,
  aResume,
} from '@/testing/builders';
import { profileKeys, readingKeys, scanKeys } from '../query-keys';
import { liveEvents } from './live-events';

const list = scanKeys.list({ page: '1' });
const failure = {
  code: 'MODEL_UNAVAILABLE',
  message: 'The AI service didn’t answer.',
  retryable: true,
} as const;

function clientWith(job: Job, profile: Profile = aProfile()): QueryClient {
  const client = new QueryClient();
  const page = aJobsPage([job, aJob({ _id: anId(2), title: 'Other' })]);
  client.setQueryData(list, page);
  client.setQueryData(scanKeys.detail(job._id), aJobDetail(job));
  client.setQueryData(profileKeys.all, profile);
  return client;
}

const cardIn = (client: QueryClient) => client.getQueryData<JobsPage>(list)?.jobs[0];
const detailIn = (client: QueryClient) => client.getQueryData<JobDetail>(scanKeys.detail(anId(1)));
const isStale = (client: QueryClient, key: readonly unknown[]) =>
  client.getQueryState(key)?.isInvalidated;

describe('liveEvents', () => {
  it('has every event of the contract, and no other', () => {
    expect(Object.keys(liveEvents).sort()).toEqual([...eventNames].sort());
  });

  it('updates progress in card and detail without a refetch', () => {
    const client = clientWith(aJob({ status: 'queued', score: null }));
    liveEvents['scan.progress'](client, { _id: anId(1), status: 'reading' });
    expect(cardIn(client)?.status).toBe('reading');
    expect(detailIn(client)?.status).toBe('reading');
    expect(client.getQueryData<JobsPage>(list)?.jobs[1]?.status).toBe('completed');
    expect(isStale(client, list)).toBe(false);
  });

  it('refetches the lists for an unknown scan', () => {
    const client = clientWith(aJob());
    liveEvents['scan.progress'](client, { _id: anId(9), status: 'reading' });
    expect(isStale(client, list)).toBe(true);
  });

  it.each([
    ['about a scan that no list shows', anId(9), 'reading'],
    ['that comes too late', anId(1), 'matching'],
  ] as const)('changes nothing for an event %s', (_, id, status) => {
    const client = clientWith(aJob());
    const before = client.getQueryData(list);
    liveEvents['scan.progress'](client, { _id: id, status });
    expect(client.getQueryData(list)).toBe(before);
  });

  it('keeps an invalidated list stale after an update', async () => {
    const client = clientWith(
      aJob({ status: 'queued', score: null }),
      aProfile({ resume: aResume() }),
    );
    await client.invalidateQueries();
    liveEvents['scan.progress'](client, { _id: anId(1), status: 'reading' });
    liveEvents['resume.progress'](client, { resumeId: anId(800), status: 'extracting' });
    expect(cardIn(client)?.status).toBe('reading');
    expect([
      isStale(client, list),
      isStale(client, scanKeys.detail(anId(1))),
      isStale(client, profileKeys.all),
    ]).toEqual([true, true, true]);
  });

  it('does not overwrite a result with late progress', () => {
    const client = clientWith(aJob());
    liveEvents['scan.progress'](client, { _id: anId(1), status: 'matching' });
    expect(cardIn(client)?.status).toBe('completed');
  });

  it('refetches a finished scan that was restarted in another tab', () => {
    const client = clientWith(aJob());
    liveEvents['scan.progress'](client, { _id: anId(1), status: 'reading' });
    expect([isStale(client, list), isStale(client, scanKeys.detail(anId(1)))]).toEqual([
      true,
      true,
    ]);
  });

  it('shows the score on the card immediately and refetches card and detail', () => {
    const client = clientWith(aJob({ status: 'matching', score: null, title: null }));
    liveEvents['scan.completed'](client, {
      _id: anId(1),
      status: 'completed',
      title: 'Ward Nurse',
      overallScore: 61,
      readyToApply: false,
    });
    expect(cardIn(client)).toMatchObject({
      status: 'completed',
      title: 'Ward Nurse',
      readyToApply: false,
      score: { overallScore: 61 },
    });
    expect(isStale(client, list)).toBe(true);
    expect(isStale(client, scanKeys.detail(anId(1)))).toBe(true);
  });

  it('shows why a scan failed', () => {
    const client = clientWith(aJob({ status: 'reading', score: null }));
    liveEvents['scan.failed'](client, { _id: anId(1), failure });
    expect(cardIn(client)).toMatchObject({ status: 'failed', failure });
  });

  describe('of a close reading', () => {
    const queued = aCloseReading({ status: 'queued', effect: null });
    const closelyIn = (client: QueryClient) => [
      cardIn(client)?.closeReading?.status,
      detailIn(client)?.closeReading?.status,
    ];
    const areStale = (client: QueryClient) => [
      isStale(client, list),
      isStale(client, scanKeys.detail(anId(1))),
    ];

    it('update progress in card and detail without a refetch', () => {
      const client = clientWith(aJob({ closeReading: queued }));
      liveEvents['match.progress'](client, { _id: anId(1), status: 'reading' });
      expect(closelyIn(client)).toEqual(['reading', 'reading']);
      expect(areStale(client)).toEqual([false, false]);
    });

    it('show why it waits', () => {
      const client = clientWith(aJob({ closeReading: queued }));
      liveEvents['match.progress'](client, { _id: anId(1), status: 'queued', failure });
      expect(cardIn(client)?.closeReading?.failure).toEqual(failure);
    });

    it.each([
      ['nobody was to read closely', null],
      ['was read', aCloseReading()],
    ])('refetch a match that %s, and leave it as it is', (_, closeReading) => {
      const client = clientWith(aJob({ closeReading }));
      liveEvents['match.progress'](client, { _id: anId(1), status: 'reading' });
      expect(cardIn(client)?.closeReading).toEqual(closeReading);
      expect(areStale(client)).toEqual([true, true]);
    });

    it('show the score on the card immediately, on the detail with all its points', () => {
      const client = clientWith(aJob({ closeReading: queued }));
      client.setQueryData(scanKeys.insights, {});
      liveEvents['match.progress'](client, {
        _id: anId(1),
        status: 'completed',
        overallScore: 81,
        readyToApply: false,
      });
      expect(cardIn(client)).toMatchObject({ score: { overallScore: 81 }, readyToApply: false });
      expect(detailIn(client)?.score?.overallScore).toBe(74);
      expect(closelyIn(client)).toEqual(['completed', 'queued']);
      expect([...areStale(client), isStale(client, scanKeys.insights)]).toEqual([true, true, true]);
    });

    it('show the score after the first of two resumes, and refetch the rest', () => {
      const client = clientWith(aJob({ closeReading: queued }));
      liveEvents['match.progress'](client, {
        _id: anId(1),
        status: 'reading',
        overallScore: 77,
        readyToApply: true,
      });
      expect(cardIn(client)).toMatchObject({ score: { overallScore: 77 }, readyToApply: true });
      expect(closelyIn(client)).toEqual(['reading', 'reading']);
      expect(areStale(client)).toEqual([true, true]);
    });

    it('show no estimate once the best resume is read', () => {
      const outdated = aCloseReading({ status: 'reading', effect: null, isOutdated: true });
      const client = clientWith(aJob({ closeReading: outdated }));
      liveEvents['match.progress'](client, { _id: anId(1), status: 'completed', overallScore: 81 });
      expect(cardIn(client)?.closeReading).toMatchObject({ isOutdated: false });
    });

    it('show why it failed, and keep the estimate', () => {
      const client = clientWith(aJob({ closeReading: queued }));
      liveEvents['match.progress'](client, { _id: anId(1), status: 'failed', failure });
      expect(detailIn(client)).toMatchObject({
        score: { overallScore: 74 },
        closeReading: { status: 'failed', failure },
      });
      expect(areStale(client)).toEqual([true, true]);
    });
  });

  it('shows the progress of the current evaluation', () => {
    const client = clientWith(aJob(), aProfile({ resume: aResume() }));
    liveEvents['resume.progress'](client, { resumeId: anId(800), status: 'extracting' });
    expect(client.getQueryData<Profile>(profileKeys.all)?.resume?.evaluation?.status).toBe(
      'extracting',
    );
    liveEvents['resume.progress'](client, { resumeId: anId(801), status: 'reading' });
    expect(client.getQueryData<Profile>(profileKeys.all)?.resume?.evaluation?.status).toBe(
      'extracting',
    );
  });

  it('refetches profile, reading and all scans after an evaluation', () => {
    const client = clientWith(aJob());
    client.setQueryData(readingKeys.all, aReading());
    liveEvents['resume.evaluated'](client, { resumeId: anId(800), skillCount: 4 });
    expect(
      [profileKeys.all, readingKeys.all, list, scanKeys.detail(anId(1))].map((key) =>
        isStale(client, key),
      ),
    ).toEqual([true, true, true, true]);
  });

  it('refetches all scans after rescoring, and the skills, which a removed resume may have shown', () => {
    const client = clientWith(aJob());
    liveEvents['matches.rescored'](client, { count: 2 });
    expect([isStale(client, list), isStale(client, profileKeys.all)]).toEqual([true, true]);
  });

  it('refetches everything after an unknown event', () => {
    const client = clientWith(aJob());
    liveEvents['scan.progress'](client, { _id: anId(1), status: 'dreaming' });
    expect(cardIn(client)?.status).toBe('completed');
    expect([isStale(client, list), isStale(client, profileKeys.all)]).toEqual([true, true]);
  });
});
