import { anId } from '@/testing/builders';
import { openPagesBy } from '../routing/open-page';
import { readToasts, toast } from '../toast';
import { tellFailed, tellScanned } from './scan-news';

const done = (id: number, overallScore: number | null = 69) =>
  ({
    _id: anId(id),
    status: overallScore === null ? 'needs-text' : 'completed',
    title: 'Sous Chef',
    overallScore,
    readyToApply: true,
  }) as const;
const shown = () => readToasts().map(({ message }) => message);
const at = (path: string) => window.history.replaceState(null, '', path);

describe('news of scans', () => {
  beforeEach(() => {
    toast.dismiss();
    at('/dashboard');
  });

  it('tells score and word, and leads to the match', () => {
    const opened = jest.fn();
    const stop = openPagesBy(opened);
    tellScanned(done(1));
    expect(shown()).toEqual(['Sous Chef: 69 · Good']);
    readToasts()[0]?.action?.onClick();
    expect(opened).toHaveBeenCalledWith(`/job-match/${anId(1)}`, 'Job Match Details');
    stop();
  });

  it.each(['/job-match', `/job-match/${anId(1)}`, '/job-scan?many'])(
    'is silent where %s shows it',
    (path) => {
      at(path);
      tellScanned(done(1));
      tellFailed({
        _id: anId(1),
        failure: { code: 'MODEL_UNAVAILABLE', message: 'Later.', retryable: true },
      });
      expect(shown()).toEqual([]);
    },
  );

  it('tells on another match', () => {
    at(`/job-match/${anId(2)}`);
    tellScanned(done(1));
    expect(shown()).toHaveLength(1);
  });

  it('sums up a storm in one toast, and begins anew once that is gone', () => {
    for (const id of [1, 2, 3]) tellScanned(done(id));
    expect(shown()).toEqual(['3 scans are done']);
    toast.dismiss();
    tellScanned(done(4));
    expect(shown()).toEqual(['Sous Chef: 69 · Good']);
  });

  it('says why there is no score', () => {
    tellScanned(done(1, null));
    expect(shown()).toEqual(['Sous Chef: too short to score fairly']);
    toast.dismiss();
    tellFailed({
      _id: anId(1),
      failure: { code: 'MODEL_UNAVAILABLE', message: 'Later.', retryable: true },
    });
    expect(readToasts()[0]).toMatchObject({ kind: 'error', description: 'Later.' });
  });
});
