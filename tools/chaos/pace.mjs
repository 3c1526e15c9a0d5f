/** At least so many scans may be under way, and never more than that. */
const [fewest, most] = [20, 150];
/** What is under way must be done a minute after the last fault: a quarter of that, at the pace of now, leaves room for those that were unlucky. */
const seconds = 15;

/**
 * How much may wait, from how quickly it is done: as much as the machine does in a quarter of a minute, whatever else runs on it and whatever is being
 * broken. Looks once a second.
 */
export class Pace {
  #rows;
  #timer;
  #perSecond = fewest / seconds;
  #before = null;
  underWay = 0;

  /** @param count gives `{underWay, ended}`, or throws while the database is away */
  constructor(rows, count) {
    this.#rows = rows;
    this.#timer = setInterval(() => void count(this.#rows).then((now) => this.note(now, Date.now()), () => undefined), 1_000);
  }

  get limit() {
    return Math.min(Math.max(seconds * this.#perSecond, fewest), most);
  }

  get isFull() {
    return this.underWay >= this.limit;
  }

  /** @param ended how many scans have ended so far */
  note({ underWay, ended }, atMs) {
    this.underWay = underWay;
    if (this.#before !== null && atMs > this.#before.atMs) {
      const perSecond = (1_000 * Math.max(0, ended - this.#before.ended)) / (atMs - this.#before.atMs);
      this.#perSecond += (perSecond - this.#perSecond) / seconds;
    }
    this.#before = { ended, atMs };
  }

  stop() {
    clearInterval(this.#timer);
  }
}
