import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBasePath } from '@rolefit/contracts';
import { isNightly, postings } from '@rolefit/testing';

const pauseMs = isNightly ? 40 : 120;

/** Load of a few busy users: each waits for a response before the next call. Failures are only recorded. */
export class BackgroundLoad {
  /** Scans that were accepted. */
  readonly accepted: string[] = [];
  /** One line for each request that was not answered as it should be. */
  readonly failures: string[] = [];
  answers = 0;
  #isOver = false;
  readonly #loops: Promise<void>[];

  /** @param session an access token for the calls, and a refresh token that is renewed repeatedly */
  constructor(
    private readonly url: string,
    private readonly session: { readonly accessToken: string; refreshToken: string },
  ) {
    this.#loops = [
      () => this.#ask('GET', '/jobs?page=1&limit=10'),
      () => this.#ask('GET', '/users/profile'),
      () => this.#scan(),
      () => this.#renew(),
    ].map((work) => this.#repeat(work));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#loops);
  }

  async #repeat(work: () => Promise<unknown>): Promise<void> {
    for (; !this.#isOver; await wait(pauseMs)) await work();
  }

  async #scan(): Promise<void> {
    const jobId = randomUUID();
    const data = await this.#ask('POST', '/jobs/scan', {
      jobId,
      jobDescription: `${postings.frontend}\n\nReference ${jobId}`,
      companyName: 'Restless Ltd',
      url: 'https://jobs.example.com/1',
    });
    if (data !== null) this.accepted.push(String(data['_id']));
  }

  async #renew(): Promise<void> {
    const data = await this.#ask('POST', '/auth/session', {
      refreshToken: this.session.refreshToken,
    });
    if (data !== null) this.session.refreshToken = String(data['refreshToken']);
  }

  async #ask(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Record<string, unknown> | null> {
    try {
      const answer = await fetch(this.url + apiBasePath + path, {
        method,
        headers: {
          authorization: `Bearer ${this.session.accessToken}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      this.answers += 1;
      if (!answer.ok)
        throw new Error(`${answer.status} ${answer.headers.get('x-balancer') ?? ''} ${text}`);
      return (JSON.parse(text) as { data: Record<string, unknown> }).data;
    } catch (error) {
      this.failures.push(`${method} ${path}: ${String(error)}`);
      return null;
    }
  }
}
