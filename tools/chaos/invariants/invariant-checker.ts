import { z } from 'zod';
import { type ChaosSystem } from '../system/chaos-system.ts';
import { referenceIn } from '../workload/texts.ts';
import { type User } from '../workload/user.ts';
import { type DatabaseInspector } from '../system/database-inspector.ts';
import { type ExpectedOutcome, type Ledger } from '../workload/ledger.ts';
import { pendingWork } from './pending-work.ts';
import { violationQueries } from './queries.ts';

export const violationKinds = ['lost', 'doubled', 'stuck', 'wrong'] as const;

/** Violations of the promises to the clients, as sentences. */
export type Violations = Record<(typeof violationKinds)[number], string[]>;

/** Figures for the report. */
export interface CheckFigures {
  readonly modelCallsAnswered: number;
  readonly modelCallsRecorded: number;
  readonly scored: number;
  readonly objects: number;
  readonly objectsWithoutRow: number;
  readonly failed: number;
}

export interface InvariantCheckerOptions {
  readonly system: ChaosSystem;
  readonly database: DatabaseInspector;
  readonly ledger: Ledger;
  /** Users who stay. */
  readonly users: readonly User[];
}

const scanRowSchema = z.object({
  id: z.string(),
  status: z.string(),
  jobId: z.string(),
  login: z.string(),
});
type ScanRow = z.infer<typeof scanRowSchema>;
const idSchema = z.object({ id: z.string() });

const allowedStatuses: Readonly<Record<ExpectedOutcome, readonly string[]>> = {
  scored: ['completed', 'failed'],
  waiting: ['waiting-for-resume', 'failed'],
  short: ['needs-text'],
};

/** Compares the ledger of accepted requests with the database, the object store, the model's calls and the lists that users see. */
export class InvariantChecker {
  readonly violations: Violations = { lost: [], doubled: [], stuck: [], wrong: [] };
  readonly #system: ChaosSystem;
  readonly #database: DatabaseInspector;
  readonly #ledger: Ledger;
  readonly #users: readonly User[];

  constructor({ system, database, ledger, users }: InvariantCheckerOptions) {
    this.#system = system;
    this.#database = database;
    this.#ledger = ledger;
    this.#users = users;
  }

  async check(): Promise<CheckFigures> {
    const { stuck, doubled, wrong } = this.violations;
    stuck.push(...(await pendingWork(this.#database, this.#system.redisUrl)));
    doubled.push(...this.#ledger.contradictions);
    const scans = await this.#database.rows(
      scanRowSchema,
      `SELECT s.id, s.status, s.job_id AS "jobId", i.login FROM scans s JOIN identities i ON i.user_id = s.user_id`,
    );
    this.#checkLedger(scans);
    for (const [what, query] of Object.entries(violationQueries)) {
      const [first, ...others] = await this.#database.rows(idSchema, query);
      if (first !== undefined) wrong.push(`${others.length + 1} ${what}, such as ${first.id}`);
    }
    const figures = {
      ...(await this.#checkModelCalls()),
      ...(await this.#checkScores()),
      ...(await this.#checkObjects()),
    };
    await this.#checkLists(scans);
    return { ...figures, failed: scans.filter(({ status }) => status === 'failed').length };
  }

  #checkLedger(scans: readonly ScanRow[]): void {
    const { lost, doubled, stuck, wrong } = this.violations;
    const rows = new Map(scans.map((scan) => [scan.id, scan]));
    for (const [id, { login, jobId, expected }] of this.#ledger.accepted) {
      const row = rows.get(id);
      const allowed = allowedStatuses[expected];
      if (this.#ledger.leaving.has(login)) {
        if (row !== undefined) wrong.push(`scan ${id} outlived its account`);
      } else if (row === undefined || row.login !== login || row.jobId !== jobId)
        lost.push(`scan ${id} of ${login}, ${jobId}`);
      else if (!allowed.includes(row.status))
        stuck.push(`scan ${id} of ${login} should be ${allowed.join(' or ')} and is ${row.status}`);
    }
    for (const { id, login, jobId } of scans)
      if (!this.#ledger.accepted.has(id))
        doubled.push(`scan ${id} of ${login}, ${jobId}, which no client was told of`);
  }

  /**
   * Each record must be of a call that the model answered, and no call may be recorded twice. A call whose caller died is recorded nowhere; one that timed
   * out is recorded with an estimate of what was sent and nothing written, where an answer has the number of its call.
   */
  async #checkModelCalls(): Promise<
    Pick<CheckFigures, 'modelCallsAnswered' | 'modelCallsRecorded'>
  > {
    const answered = new Set(
      this.#system.model
        .calls()
        .filter(({ kind, reference }) => reference !== null && ['well', 'nonsense'].includes(kind))
        .map(({ number }) => number),
    );
    const rows = await this.#database.rows(
      z.object({ number: z.number() }),
      `SELECT (call->>'inputTokens')::int AS number FROM scans, jsonb_array_elements(model_calls) AS call
       WHERE (call->>'outputTokens')::int > 0`,
    );
    const recorded = rows.map(({ number }) => number);
    const unknown = recorded.filter((number) => !answered.has(number));
    const repeated = recorded.length - new Set(recorded).size;
    if (unknown.length > 0)
      this.violations.wrong.push(
        `${unknown.length} records of model calls that were never answered`,
      );
    if (repeated > 0) this.violations.doubled.push(`${repeated} model calls recorded twice`);
    return { modelCallsAnswered: answered.size, modelCallsRecorded: recorded.length };
  }

  /** Every score must be of a text for which the model was called and answered. */
  async #checkScores(): Promise<Pick<CheckFigures, 'scored'>> {
    const read = new Set(
      this.#system.model
        .calls()
        .filter(({ kind }) => kind === 'well')
        .map(({ reference }) => reference),
    );
    const completed = await this.#database.rows(
      z.object({ id: z.string(), text: z.string() }),
      `SELECT id, posting_text AS text FROM scans WHERE status = 'completed'`,
    );
    const [first, ...others] = completed.filter(({ text }) => !read.has(referenceIn(text)));
    if (first !== undefined)
      this.violations.wrong.push(
        `${others.length + 1} scores of texts that the model has not read, such as ${first.id}`,
      );
    return { scored: completed.length };
  }

  /** A row without its file is an error; a file without a row is removed with its account. */
  async #checkObjects(): Promise<Pick<CheckFigures, 'objects' | 'objectsWithoutRow'>> {
    const { wrong } = this.violations;
    const keys = new Set<string>();
    for await (const { key } of this.#system.objects.list('')) keys.add(key);
    const named = await this.#database.rows(
      z.object({ key: z.string() }),
      'SELECT object_key AS key FROM resumes',
    );
    const dangling = named.filter(({ key }) => !keys.has(key));
    if (dangling.length > 0) wrong.push(`${dangling.length} resumes without their file`);
    const owners = new Set(
      (await this.#database.rows(idSchema, 'SELECT id FROM users')).map(({ id }) => id),
    );
    const orphaned = [...keys].filter((key) => !owners.has(key.split('/')[1] ?? ''));
    if (orphaned.length > 0) wrong.push(`${orphaned.length} files of accounts that were erased`);
    return { objects: keys.size, objectsWithoutRow: keys.size - named.length };
  }

  async #checkLists(scans: readonly ScanRow[]): Promise<void> {
    for (const user of this.#users) {
      const shown = await user.scanStatuses();
      const own = scans.filter(({ login }) => login === user.login);
      const differing = own.filter(({ id, status }) => shown.get(id) !== status);
      if (differing.length > 0 || shown.size !== own.length)
        this.violations.wrong.push(
          `${user.login} is shown ${shown.size} scans instead of ${own.length}, ${differing.length} of them with another status`,
        );
    }
  }
}
