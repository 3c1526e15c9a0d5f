import { type Report, serveTasks } from '../serve-tasks.js';
import { type WorkerLike } from '../timed-worker.js';

/** For tests where there is no `Worker` (jsdom): the same protocol and the same work, on the thread of the test. */
export function workerInProcess<Input, Result>(
  work: (input: Input) => Result | Promise<Result>,
): WorkerLike {
  const page = new EventTarget();
  const worker = new EventTarget();
  let isEnded = false;
  const deliver = (target: EventTarget, data: unknown) =>
    setTimeout(() => {
      if (!isEnded) target.dispatchEvent(Object.assign(new Event('message'), { data }));
    });
  serveTasks<Input, Result>(
    {
      postMessage: (report: Report<Result>) => void deliver(page, report),
      addEventListener: (type, listener) =>
        worker.addEventListener(type, (event) => listener(event as MessageEvent<Input>)),
    },
    work,
  );
  return {
    postMessage: (input) => void deliver(worker, input),
    terminate: () => {
      isEnded = true;
    },
    addEventListener: (type: string, listener: (event: MessageEvent) => void) =>
      page.addEventListener(type, (event) => listener(event as MessageEvent)),
  };
}
