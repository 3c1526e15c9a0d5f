import { answerTo, type ScriptedRequest, ScriptedModelServer } from '@rolefit/model/testing';
import { postings, resumes } from '@rolefit/testing';

/** The resume that the model can read. */
export const resumeLines: readonly string[] = resumes.software;

let postingCount = 0;

/** A posting that was never read before, and that the model can read. */
export function newPosting(): string {
  postingCount += 1;
  return `${postings.frontend}\n\nReference ${Date.now().toString(36)}-${postingCount}`;
}

/** A latency of 2.0 ± 0.5 s, which is usual for providers. */
export const usualLatencyMs = (): number => 2_000 + 500 * (2 * Math.random() - 1);

interface SlowModelOptions {
  /** Latency of a call about a posting, in milliseconds; resumes are answered without delay. */
  readonly latencyMs: number | (() => number);
  readonly onRequest?: (request: ScriptedRequest) => void;
}

export interface SlowModel {
  /** Variables that point a Rolefit at the model. */
  readonly env: NodeJS.ProcessEnv;
  /** How often it was asked about a posting, and when last. */
  readonly calls: () => number;
  readonly lastCallAt: () => number;
  /** Calls a second of a loop that does nothing but call it: the base of throughput figures. */
  readonly bareRate: (options: { readonly concurrency: number }) => Promise<number>;
  readonly close: () => Promise<void>;
}

export async function startSlowModel({
  latencyMs,
  onRequest,
}: SlowModelOptions): Promise<SlowModel> {
  const server = await ScriptedModelServer.start([]);
  let calls = 0;
  let lastCallAt = 0;
  server.play((request) => {
    const { schemaName } = request;
    onRequest?.(request);
    // The server keeps every request, which would fill the memory.
    server.requests.length = 0;
    if (schemaName === 'resume_facts') return { kind: 'answer', output: answerTo(schemaName) };
    calls += 1;
    lastCallAt = performance.now();
    return {
      kind: 'answer',
      output: answerTo(schemaName),
      delayMs: typeof latencyMs === 'function' ? latencyMs() : latencyMs,
    };
  });
  return {
    env: {
      AI_BASE_URL: server.baseUrl,
      AI_API_KEY: 'scripted',
      AI_MODEL: 'slow-reader-1',
      AI_READS: 'facts',
      AI_CONCURRENT_CALLS: 'unlimited',
    },
    calls: () => calls,
    lastCallAt: () => lastCallAt,
    bareRate: ({ concurrency }) => bareRate(server.baseUrl, concurrency),
    close: () => server.close(),
  };
}

const bareRounds = 3;

async function bareRate(baseUrl: string, concurrency: number): Promise<number> {
  const body = JSON.stringify({
    model: 'slow-reader-1',
    messages: [{ role: 'user', content: newPosting() }],
    response_format: { type: 'json_schema', json_schema: { name: 'posting_facts' } },
  });
  const loop = async (): Promise<void> => {
    for (let round = 0; round < bareRounds; round += 1) {
      const answer = await fetch(`${baseUrl}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      await answer.json();
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: concurrency }, loop));
  return (concurrency * bareRounds * 1_000) / (performance.now() - startedAt);
}
