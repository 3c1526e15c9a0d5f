import { answerTo, ScriptedModelServer } from '@rolefit/ai-adapters/testing';
import { postings, resumes } from '@rolefit/testing';

/** The resume that it can read. */
export const resumeLines = resumes.software;

let texts = 0;

/** A posting that nobody has read yet, and that it can read. */
export const newPosting = () => `${postings.frontend}\n\nReference ${Date.now().toString(36)}-${(texts += 1)}`;

/**
 * A model that takes this long for a posting, and no time for a resume.
 * @param latencyMs milliseconds, or what gives them for each call
 * @param onAsked is told of each request
 * @returns the variables that point a Rolefit at it, how often it was asked about a posting and when last, how long a bare call of it takes, and `close()`
 */
export async function startSlowModel({ latencyMs, onAsked }) {
  const server = await ScriptedModelServer.start([]);
  let calls = 0;
  let lastCallAt = 0;
  server.play((request) => {
    const { schemaName } = request;
    onAsked?.(request);
    // Nobody looks at what was asked, and it would fill the memory.
    server.requests.length = 0;
    if (schemaName === 'resume_facts') return { kind: 'answer', output: answerTo(schemaName) };
    calls += 1;
    lastCallAt = performance.now();
    return { kind: 'answer', output: answerTo(schemaName), delayMs: typeof latencyMs === 'function' ? latencyMs() : latencyMs };
  });
  return {
    env: { AI_BASE_URL: server.baseUrl, AI_API_KEY: 'scripted', AI_MODEL: 'slow-reader-1' },
    calls: () => calls,
    lastCallAt: () => lastCallAt,
    bareRate: (options) => bareRate(server.baseUrl, options),
    close: () => server.close(),
  };
}

/** The limit: a loop that does nothing but call the model, so many at the same time. @returns calls a second */
async function bareRate(baseUrl, { concurrency, rounds = 3 }) {
  const body = JSON.stringify({ model: 'slow-reader-1', messages: [{ role: 'user', content: newPosting() }], response_format: { type: 'json_schema', json_schema: { name: 'posting_facts' } } });
  const loop = async () => {
    for (let round = 0; round < rounds; round += 1) {
      const answer = await fetch(`${baseUrl}/chat/completions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      await answer.json();
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: concurrency }, loop));
  return (concurrency * rounds * 1_000) / (performance.now() - startedAt);
}
