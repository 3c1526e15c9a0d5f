import { fileURLToPath } from 'node:url';

/** For `TextPoolOptions.threadFile`: threads in which reading and judging never end where the first argument is 'loops', 'backtracks' or 'grows'. */
export const misbehavingThreadFile = fileURLToPath(new URL('./misbehaving.thread.ts', import.meta.url));
