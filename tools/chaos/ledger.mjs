/** What was promised: each scan that was accepted, by its id, and what must have become of it. */
export class Ledger {
  /** `Map<id, {login, jobId, expected}>`; `expected` is `scored`, `waiting` or `short`. */
  accepted = new Map();
  /** What contradicts itself: one `jobId`, two ids. */
  contradictions = [];
  refusals = [];
  resends = 0;
  rescans = 0;
  uploads = 0;
  evaluations = 0;
  /** People whose accounts are to be gone in the end. */
  leaving = new Set();
  /** What could not be done at first, how often, by the code of its reason. */
  failures = {};
  #ids = new Map();

  /** @param jobId as it was sent: that of the answer is the product's word */
  note(login, jobId, job, expected) {
    if (job?.jobId !== jobId) this.contradictions.push(`${login} sent ${jobId} and was told of ${job?.jobId}`);
    const _id = job?._id;
    const key = `${login} ${jobId}`;
    const known = this.#ids.get(key);
    if (known !== undefined && known !== _id) this.contradictions.push(`${key} is ${known} and ${_id}`);
    this.#ids.set(key, _id);
    if (!this.accepted.has(_id)) this.accepted.set(_id, { login, jobId, expected });
  }

  /** @param reasons as rows hold them, with a `code` */
  noteFailures(reasons) {
    for (const reason of reasons) this.failures[reason?.code] = (this.failures[reason?.code] ?? 0) + 1;
  }

  /** Those of one person. */
  idsOf(login) {
    return [...this.accepted].filter(([, scan]) => scan.login === login).map(([id]) => id);
  }
}
