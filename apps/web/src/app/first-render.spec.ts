import { untilFirstRender } from './first-render';

const never = () => new Promise<never>(() => undefined);
const failing = () => Promise.reject(new Error('no connection'));

describe('the first render', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** The time at which it may happen. */
  async function timeOf(
    fetchFiles: () => Promise<unknown>,
    fetchData: () => Promise<unknown>,
  ): Promise<number> {
    const start = Date.now();
    let time = NaN;
    void untilFirstRender(fetchFiles, fetchData).then(() => (time = Date.now() - start));
    await jest.advanceTimersByTimeAsync(5_000);
    return time;
  }
  const after = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));

  it('waits for the files, and then for the data', async () => {
    expect(await timeOf(after(100), after(200))).toBe(300);
  });

  it('does not wait for data that never arrive', async () => {
    expect(await timeOf(after(100), never)).toBe(400);
  });

  it('neither waits for slow files nor fetches data without them', async () => {
    const fetchData = jest.fn(never);
    expect(await timeOf(never, fetchData)).toBe(150);
    expect(fetchData).not.toHaveBeenCalled();
  });

  it('happens even if both fail', async () => {
    expect(await timeOf(failing, failing)).toBe(0);
  });
});
