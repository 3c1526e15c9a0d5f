import { parentWatch } from './parent-watch.mjs';

/** npm and a terminal may both deliver the same Ctrl-C; only a later one is a second wish. */
const sameWishMs = 1_000;

/**
 * Listens for the wish to stop: Ctrl-C, SIGTERM, SIGHUP, or the end of the program that started us. To be called early,
 * since a signal before it would end this process on the spot.
 * @returns `{made: Promise, repeated: Promise}`, resolved at the first wish and at a second, impatient one
 */
export function listenForStop() {
  let firstAt = 0;
  let tellMade;
  let tellRepeated;
  const made = new Promise((resolve) => (tellMade = resolve));
  const repeated = new Promise((resolve) => (tellRepeated = resolve));
  const wish = () => {
    if (firstAt === 0) {
      firstAt = Date.now();
      tellMade();
    } else if (Date.now() - firstAt > sameWishMs) {
      tellRepeated();
    }
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, wish);
  parentWatch(wish);
  return { made, repeated };
}
