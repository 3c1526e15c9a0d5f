// @ts-check
const pollMs = 500;

/**
 * Calls `onGone` once when the parent process has ended without a signal to this one. Only npm and the bootstrap count as parents: a shell that
 * started the command in the background may end before it.
 * @param {() => void} onGone
 * @param {{ env?: NodeJS.ProcessEnv, parentOf?: () => number }} [options]
 * @returns {() => void} stops watching
 */
export function parentWatch(onGone, { env = process.env, parentOf = () => process.ppid } = {}) {
  const first = parentOf();
  const isStarter =
    env.ROLEFIT_LAUNCHER_PARENT === String(first) ||
    (env.npm_lifecycle_event !== undefined && env.ROLEFIT_LAUNCHER_PARENT === undefined);
  if (!isStarter) return () => undefined;
  const timer = setInterval(() => {
    if (parentOf() === first) return;
    clearInterval(timer);
    onGone();
  }, pollMs);
  timer.unref();
  return () => clearInterval(timer);
}
