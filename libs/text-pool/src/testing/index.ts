import { fileURLToPath } from 'node:url';

/** For `TextPoolOptions.threadFile`: threads that misbehave where the first argument is 'loops', 'backtracks' or 'grows'. */
export const misbehavingThreadFile = fileURLToPath(
  new URL('./misbehaving.thread.ts', import.meta.url),
);
