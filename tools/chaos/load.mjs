import { setTimeout as wait } from 'node:timers/promises';
import { postingOf, resumeFile, shortPosting } from './texts.mjs';

const company = { companyName: 'Harbourlight Software', url: 'https://jobs.example.com/1' };
let postings = 0;

/** A posting that nobody has sent yet; one in five is of a text that somebody else has sent too. */
function aPosting(login, random, text) {
  postings += 1;
  const number = random.chance(0.2) ? random.whole(1, 20) : 1_000 + postings;
  return { jobId: `${login}-${postings}`, jobDescription: text ?? postingOf(number), ...company };
}

/** What one person does, one thing after another, until `isOver()`. */
export class Routine {
  #person;
  #random;
  #ledger;
  #expected;
  #sent = [];

  /** @param expected what becomes of this person's scans: `scored`, or `waiting` for somebody who never brings a resume */
  constructor({ person, random, ledger, expected }) {
    this.#person = person;
    this.#random = random;
    this.#ledger = ledger;
    this.#expected = expected;
  }

  /** First some scans that have to wait for the resume, then the resume. */
  async begin() {
    for (let count = 0; count < 3; count += 1) await this.scan();
    if (this.#expected === 'scored') await this.bringResume();
  }

  /** @param isFull whether so much waits that nothing new should come; see pace.mjs */
  async goOn(isOver, isFull, pauseMs) {
    const wishes = this.#expected === 'scored' ? everything : withoutResume;
    while (!isOver()) {
      await this.#random.pick(isFull() ? nothingNew : wishes).call(this);
      await wait(this.#random.whole(0, 2 * pauseMs));
    }
  }

  async scan(text) {
    const posting = aPosting(this.#person.login, this.#random, text);
    this.#sent.push(posting);
    const job = await this.#person.insist('POST', '/jobs/scan', posting);
    this.#ledger.note(this.#person.login, posting.jobId, job, text === shortPosting ? 'short' : this.#expected);
  }

  scanShort() {
    return this.scan(shortPosting);
  }

  /** Some new ones, one of them twice, and one that was sent before. */
  async scanMany() {
    const fresh = Array.from({ length: this.#random.whole(2, 8) }, () => aPosting(this.#person.login, this.#random));
    const again = this.#sent.filter(({ jobDescription }) => jobDescription !== shortPosting).slice(0, 1);
    const postings = [...fresh, fresh[0], ...again];
    const { items } = await this.#person.insist('POST', '/jobs/scan/batch', { postings });
    for (const [index, { jobId }] of postings.entries()) this.#ledger.note(this.#person.login, jobId, items[index]?.job, this.#expected);
    this.#sent.push(...fresh);
  }

  /** As somebody does who got no answer. */
  async resend() {
    const posting = this.#random.pick(this.#sent);
    this.#ledger.resends += 1;
    const job = await this.#person.insist('POST', '/jobs/scan', posting);
    this.#ledger.note(this.#person.login, posting.jobId, job, posting.jobDescription === shortPosting ? 'short' : this.#expected);
  }

  async rescan() {
    const id = this.#random.pick(this.#ledger.idsOf(this.#person.login));
    this.#ledger.rescans += 1;
    await this.#person.insist('POST', `/jobs/${id}/rescan`);
  }

  async bringResume() {
    const form = new FormData();
    form.append('resume', new Blob([new Uint8Array(resumeFile)], { type: 'application/pdf' }), 'resume.pdf');
    await this.#person.insist('POST', '/users/profile/resume', form);
    this.#ledger.uploads += 1;
    await this.#person.insist('POST', '/evaluations/resume');
    this.#ledger.evaluations += 1;
  }

  async changeSkills() {
    const score = this.#random.whole(1, 100);
    await this.#person.insist('PATCH', '/users/profile/skills', { skills: [{ name: 'React', score }, { name: 'Ferries', score: 100 - score }] });
  }

  async look() {
    await this.#person.insist('GET', '/jobs?limit=20');
  }
}

const { scan, scanShort, scanMany, resend, rescan, bringResume, changeSkills, look } = Routine.prototype;
const singles = Array.from({ length: 12 }, () => scan);
const everything = [...singles, scanMany, scanMany, scanMany, resend, resend, rescan, rescan, bringResume, changeSkills, changeSkills, scanShort, look];
// Little of what makes work, and still all of what no process may be spared.
const nothingNew = [...Array.from({ length: 9 }, () => [resend, look]).flat(), changeSkills, rescan];
const withoutResume = [...singles, scanMany, resend, rescan, look];

/** A scan made for a drill; it counts like any other. */
export async function scanFor(person, ledger, { jobId, number, mark }) {
  const job = await person.insist('POST', '/jobs/scan', { jobId, jobDescription: postingOf(number, mark), ...company });
  ledger.note(person.login, jobId, job, 'scored');
  return job._id;
}
