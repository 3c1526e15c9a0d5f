const everyMs = 500;

/**
 * Calls `onGone` once when the program that runs us on somebody's behalf, npm or the launcher's first half, is gone without
 * having told us. A shell that merely started us in the background may go.
 * @returns what stops watching
 */
export function parentWatch(onGone, { env = process.env, parentOf = () => process.ppid } = {}) {
  const first = parentOf();
  const isStarter = env.ROLEFIT_LAUNCHER_PARENT === String(first) || (env.npm_lifecycle_event !== undefined && env.ROLEFIT_LAUNCHER_PARENT === undefined);
  if (!isStarter) return () => undefined;
  const timer = setInterval(() => {
    if (parentOf() === first) return;
    clearInterval(timer);
    onGone();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
