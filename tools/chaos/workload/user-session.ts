import { type Random } from '@rolefit/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { type ExpectedOutcome, type Ledger } from './ledger.ts';
import { acceptedScanSchema, batchSchema } from './api-schemas.ts';
import { postingOf, resumeFile, shortPosting } from './texts.ts';
import { type User } from './user.ts';

const company = { companyName: 'Harbourlight Software', url: 'https://jobs.example.com/1' };
let postings = 0;

/** A scan request. */
type Posting = { readonly jobId: string; readonly jobDescription: string } & typeof company;

/** A new posting; one in five has a text that others have sent too. */
function aPosting(login: string, random: Random, text?: string): Posting {
  postings += 1;
  const number = random.chance(0.2) ? random.whole(1, 20) : 1_000 + postings;
  return { jobId: `${login}-${postings}`, jobDescription: text ?? postingOf(number), ...company };
}

export interface UserSessionOptions {
  readonly user: User;
  readonly random: Random;
  readonly ledger: Ledger;
  /** The outcome of this user's scans: `scored`, or `waiting` for a user who never uploads a resume. */
  readonly expected: 'scored' | 'waiting';
}

type Action = (session: UserSession) => Promise<void>;

/** What one user does, one action after another. */
export class UserSession {
  readonly #user: User;
  readonly #random: Random;
  readonly #ledger: Ledger;
  readonly #expected: UserSessionOptions['expected'];
  readonly #sent: Posting[] = [];

  constructor({ user, random, ledger, expected }: UserSessionOptions) {
    this.#user = user;
    this.#random = random;
    this.#ledger = ledger;
    this.#expected = expected;
  }

  /** First some scans that have to wait for the resume, then the resume. */
  async begin(): Promise<void> {
    for (let count = 0; count < 3; count += 1) await this.scan();
    if (this.#expected === 'scored') await this.uploadResume();
  }

  /** @param isOverloaded whether new work should wait; see LoadLimit */
  async continue(
    isOver: () => boolean,
    isOverloaded: () => boolean,
    pauseMs: number,
  ): Promise<void> {
    const actions = this.#expected === 'scored' ? allActions : actionsWithoutResume;
    while (!isOver()) {
      await this.#random.pick(isOverloaded() ? lightActions : actions)(this);
      await wait(this.#random.whole(0, 2 * pauseMs));
    }
  }

  async scan(text?: string): Promise<void> {
    const posting = aPosting(this.#user.login, this.#random, text);
    this.#sent.push(posting);
    await this.#post(posting);
  }

  /** Some new postings, one of them twice, and one that was sent before. */
  async scanBatch(): Promise<void> {
    const fresh = Array.from({ length: this.#random.whole(2, 8) }, () =>
      aPosting(this.#user.login, this.#random),
    );
    const repeated = [
      ...fresh.slice(0, 1),
      ...this.#sent.filter(({ jobDescription }) => jobDescription !== shortPosting).slice(0, 1),
    ];
    const batch = [...fresh, ...repeated];
    const { items } = await this.#user.request(batchSchema, 'POST', '/jobs/scan/batch', {
      postings: batch,
    });
    for (const [index, { jobId }] of batch.entries())
      this.#ledger.note(this.#user.login, jobId, items[index]?.job, this.#expected);
    this.#sent.push(...fresh);
  }

  /** Sends a request again, like a client that got no answer. */
  async resend(): Promise<void> {
    this.#ledger.resends += 1;
    await this.#post(this.#random.pick(this.#sent));
  }

  async rescan(): Promise<void> {
    const id = this.#random.pick(this.#ledger.idsOf(this.#user.login));
    this.#ledger.rescans += 1;
    await this.#user.send('POST', `/jobs/${id}/rescan`);
  }

  async uploadResume(): Promise<void> {
    const form = new FormData();
    form.append(
      'resume',
      new Blob([new Uint8Array(resumeFile)], { type: 'application/pdf' }),
      'resume.pdf',
    );
    await this.#user.send('POST', '/users/profile/resume', form);
    this.#ledger.uploads += 1;
    await this.#user.send('POST', '/evaluations/resume');
    this.#ledger.evaluations += 1;
  }

  async changeSkills(): Promise<void> {
    const score = this.#random.whole(1, 100);
    await this.#user.send('PATCH', '/users/profile/skills', {
      skills: [
        { name: 'React', score },
        { name: 'Ferries', score: 100 - score },
      ],
    });
  }

  async list(): Promise<void> {
    await this.#user.send('GET', '/jobs?limit=20');
  }

  async #post(posting: Posting): Promise<void> {
    const scan = await this.#user.request(acceptedScanSchema, 'POST', '/jobs/scan', posting);
    const expected: ExpectedOutcome =
      posting.jobDescription === shortPosting ? 'short' : this.#expected;
    this.#ledger.note(this.#user.login, posting.jobId, scan, expected);
  }
}

const times = (count: number, action: Action) => Array.from({ length: count }, () => action);
const scan: Action = (session) => session.scan();
const scanShort: Action = (session) => session.scan(shortPosting);
const scanBatch: Action = (session) => session.scanBatch();
const resend: Action = (session) => session.resend();
const rescan: Action = (session) => session.rescan();
const uploadResume: Action = (session) => session.uploadResume();
const changeSkills: Action = (session) => session.changeSkills();
const list: Action = (session) => session.list();

// The number of times an action is listed is its weight.
const allActions = [
  ...times(12, scan),
  ...times(3, scanBatch),
  ...times(2, resend),
  ...times(2, rescan),
  uploadResume,
  ...times(2, changeSkills),
  scanShort,
  list,
];
/** Mostly requests that make no work, and some of those whose effects are to be seen under load too. */
const lightActions = [...times(9, resend), ...times(9, list), changeSkills, rescan];
const actionsWithoutResume = [...times(12, scan), scanBatch, resend, rescan, list];

/** A scan of a given posting, for a scenario. It is in the ledger like any other. @returns its id */
export async function scanOnce(
  user: User,
  ledger: Ledger,
  {
    jobId,
    number,
    mark,
  }: { readonly jobId: string; readonly number: number; readonly mark?: string },
): Promise<string> {
  const scanned = await user.request(acceptedScanSchema, 'POST', '/jobs/scan', {
    jobId,
    jobDescription: postingOf(number, mark),
    ...company,
  });
  ledger.note(user.login, jobId, scanned, 'scored');
  return scanned._id;
}
