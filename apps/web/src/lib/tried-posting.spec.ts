import { forgetTriedPosting, keepTriedPosting, readTriedPosting } from './tried-posting';

const minute = 60_000;

describe('the tried posting', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is kept for an hour, and then removed', () => {
    keepTriedPosting('A posting');
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 59 * minute);
    expect(readTriedPosting()).toBe('A posting');
    clock.mockReturnValue(now + 61 * minute);
    expect(readTriedPosting()).toBeNull();
    clock.mockReturnValue(now);
    expect(readTriedPosting()).toBeNull();
  });

  it.each(['', 'nonsense', '{}', '{"text":7,"at":1}', 'null'])('ignores %p', (stored) => {
    localStorage.setItem('tried-posting', stored);
    expect(readTriedPosting()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('can be forgotten', () => {
    keepTriedPosting('A posting');
    forgetTriedPosting();
    expect(readTriedPosting()).toBeNull();
  });
});
