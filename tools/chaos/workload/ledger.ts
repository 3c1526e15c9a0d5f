import { type AcceptedScan } from './api-schemas.ts';

/** `waiting` for a resume that never comes; `short` is a posting that is too short to be judged. */
export type ExpectedOutcome = 'scored' | 'waiting' | 'short';

export interface LedgerEntry {
  readonly login: string;
  readonly jobId: string;
  readonly expected: ExpectedOutcome;
}

/** The accepted requests, as the clients know them: each scan by its id, with the outcome that it must have. */
export class Ledger {
  readonly accepted = new Map<string, LedgerEntry>();
  /** Contradictory answers, such as two ids for one `jobId`. */
  readonly contradictions: string[] = [];
  resends = 0;
  rescans = 0;
  uploads = 0;
  evaluations = 0;
  /** Users whose accounts must be erased in the end. */
  readonly leaving = new Set<string>();
  /** How many scans and evaluations failed at first, by the code of the reason. */
  readonly failures: Record<string, number> = {};
  readonly #ids = new Map<string, string>();

  /**
   * @param jobId as the client sent it
   * @param scan the answer; undefined where there was none for this posting
   */
  note(
    login: string,
    jobId: string,
    scan: AcceptedScan | undefined,
    expected: ExpectedOutcome,
  ): void {
    if (scan?.jobId !== jobId)
      this.contradictions.push(`${login} sent ${jobId} and was told of ${scan?.jobId}`);
    if (scan === undefined) return;
    const { _id: id } = scan;
    const key = `${login} ${jobId}`;
    const known = this.#ids.get(key);
    if (known !== undefined && known !== id)
      this.contradictions.push(`${key} is ${known} and ${id}`);
    this.#ids.set(key, id);
    if (!this.accepted.has(id)) this.accepted.set(id, { login, jobId, expected });
  }

  noteFailures(codes: readonly (string | null)[]): void {
    for (const code of codes) this.failures[String(code)] = (this.failures[String(code)] ?? 0) + 1;
  }

  /** The scans of one user. */
  idsOf(login: string): string[] {
    return [...this.accepted].filter(([, scan]) => scan.login === login).map(([id]) => id);
  }
}
