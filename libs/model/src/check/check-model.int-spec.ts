import { loadModelConfig } from '@rolefit/config';
import { type Script, type ScriptedRequest, ScriptedModelServer } from '../testing/index.js';
import { checkModel } from './check-model.js';

const key = 'sk-rolefit-0123456789';

/** Requirements of the prompt by number, with the verdict and the line of the resume that a good model returns. */
function evidenceFor({ input }: ScriptedRequest) {
  const lines: readonly (readonly [string, string])[] = [
    ['Java', '- Write payment services in Java and Spring Boot'],
    ['PostgreSQL', '- Moved the order data from Oracle to PostgreSQL'],
    ['Kubernetes', '- Run the services on Kubernetes in production'],
    ['German', 'German (native), English (C1)'],
  ];
  return [...input.matchAll(/^(\d+)\. (.*)$/gm)].map(([, number, requirement = '']) => {
    const quote = lines.find(([word]) => requirement.includes(word))?.[1];
    return {
      requirement: Number(number),
      verdict: quote === undefined ? 'not-found' : 'shown',
      quotes: quote === undefined ? [] : [quote],
    };
  });
}

const good: Script = (request) => ({ kind: 'answer', output: { evidence: evidenceFor(request) } });

describe('checkModel', () => {
  let server: ScriptedModelServer;
  beforeAll(async () => {
    server = await ScriptedModelServer.start([]);
  });
  afterAll(() => server.close());

  async function check(script: Script, env: Record<string, string> = {}) {
    server.play(script);
    const config = loadModelConfig({
      AI_BASE_URL: server.baseUrl,
      AI_MODEL: 'qwen3:8b',
      AI_API_KEY: key,
      AI_READS: 'links',
      ...env,
    });
    const { isOk, lines } = await checkModel(config!);
    expect(lines.join('')).not.toContain(key);
    expect(lines.length).toBeLessThanOrEqual(11);
    return { isOk, text: lines.join('\n') };
  }

  it('accepts a model that finds the evidence, with its tokens and cost', async () => {
    const { isOk, text } = await check(good, { AI_INPUT_PRICE: '1', AI_OUTPUT_PRICE: '2' });
    expect(text).toMatch(/^Model +qwen3:8b at http:\/\/127\.0\.0\.1:\d+\/v1$/m);
    expect(text).toMatch(/^Dialect +JSON by schema, max_tokens, temperature 0, streamed$/m);
    expect(text).toMatch(/^Evidence +6 of 6 verdicts right, 4 quotes verified, 0 claims/m);
    expect(text).toMatch(/^Tokens +\d+ read, \d+ written$/m);
    expect(text).toMatch(/^Cost +0\.\d{5} US dollars$/m);
    expect(text).toMatch(/^Verdict +can do the job$/m);
    expect(isOk).toBe(true);
  });

  it('rejects a model that invents quotes', async () => {
    const { isOk, text } = await check((request) => ({
      kind: 'answer',
      output: {
        evidence: evidenceFor(request).map((one) => ({
          ...one,
          verdict: 'shown',
          quotes: ['Ten years of everything'],
        })),
      },
    }));
    expect(text).toMatch(/^Evidence +2 of 6 verdicts right .*, 0 quotes verified/m);
    expect(text).toMatch(/^Verdict +answers, but too much of it is wrong/m);
    expect(isOk).toBe(false);
  });

  it.each([
    [
      404,
      'model "qwen3:8b" not found, try pulling it first',
      'not found, try pulling it first (check AI_MODEL, or load the model on its server)',
    ],
    [401, `Incorrect API key provided: ${key}`, '(check AI_API_KEY)'],
    [402, 'Insufficient credits', '(pay the provider, or change AI_API_KEY)'],
    [504, 'Gateway Time-out', '(raise the time that the proxy in front of the model allows,'],
  ])('says what is wrong and what to do after %d', async (status, message, said) => {
    const { isOk, text } = await check([{ kind: 'error', status, message }]);
    expect(text).toContain(said);
    expect(isOk).toBe(false);
  });

  it('checks both kinds of facts too where the model is to read them', async () => {
    const { text } = await check(
      (request) => ({ kind: 'answer', output: { skills: [], evidence: evidenceFor(request) } }),
      { AI_READS: 'both' },
    );
    expect(text).toMatch(/^Posting +0 of 5 skills found/m);
    expect(text).toMatch(/^Resume +0 of 3 skills found/m);
    expect(text).toMatch(/^Evidence /m);
  });
});
