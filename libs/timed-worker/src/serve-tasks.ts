/** Messages of a worker to the page: one when its code is loaded, then one per task. */
export type Report<Result> =
  | { readonly state: 'ready' }
  | { readonly state: 'done'; readonly result: Result }
  | { readonly state: 'failed' };

/** The part of a worker's global scope that is needed here. */
export interface WorkerScope<Input, Result> {
  postMessage(report: Report<Result>): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Input>) => void): void;
}

/**
 * Turns a worker script into the other end of a `TimedWorker`. Call it once, when everything is loaded:
 * the time budget of a task starts no earlier.
 * @param prepare runs before the first task, outside of its budget
 */
export function serveTasks<Input, Result>(
  scope: WorkerScope<Input, Result>,
  work: (input: Input) => Result | Promise<Result>,
  prepare: () => Promise<void> = () => Promise.resolve(),
): void {
  async function answer(input: Input): Promise<Report<Result>> {
    try {
      return { state: 'done', result: await work(input) };
    } catch (error) {
      // eslint-disable-next-line no-console -- the page learns only that the task failed, and nothing is sent anywhere
      console.error(error);
      return { state: 'failed' };
    }
  }
  scope.addEventListener(
    'message',
    ({ data }) => void answer(data).then((report) => scope.postMessage(report)),
  );
  const ready = () => scope.postMessage({ state: 'ready' });
  // The first task fails for the same reason, and reports it.
  void prepare().then(ready, ready);
}
