import { readClosely } from '@rolefit/close-reading';
import { AppError, errorCodes } from '@rolefit/contracts';
import { type LanguageModel, type ModelUse, readPosting, withGenerate } from '@rolefit/reading';
import { emptyPostingAnswer } from '@rolefit/reading/testing';
import { OpenAiModel } from './openai.model.js';
import {
  endpointBehaviours,
  type GoodAnswer,
  type ScriptedBehaviour,
  ScriptedModelServer,
  smallContext,
  smallContextBehaviours,
} from './testing/index.js';

const posting =
  'Platform Engineer\n\nRequirements\n- Experience with Zephyrix\n- Experience with Quobyte storage\n';
const resumeText =
  'Jo Marlin\nPlatform Engineer\n\nExperience\nEngineer, Kiosk GmbH, 2016 - 2020\n- Ran Zephyrix for years\n';
const claim = (name: string) => ({
  name,
  importance: 'required',
  years: null,
  group: null,
  quote: `Experience with ${name}`,
});
const skills: GoodAnswer = () => ({ ...emptyPostingAnswer, skills: [claim('Zephyrix')] });
const evidence: GoodAnswer = () => ({
  evidence: [{ requirement: 1, verdict: 'shown', quotes: ['Ran Zephyrix for years'] }],
});

function isRejection(behaviour: ScriptedBehaviour): boolean {
  return behaviour.kind === 'error' || (behaviour.kind === 'body' && behaviour.status === 422);
}

async function foundInPosting(model: LanguageModel): Promise<string[]> {
  const { facts } = await readPosting(posting, { model });
  return facts.skills.filter(({ readBy }) => readBy !== 'builtin').map(({ name }) => name);
}

async function foundInPair(model: LanguageModel): Promise<string[]> {
  const { facts } = await readPosting(posting);
  const { closeReading } = await readClosely(
    { posting: facts, resumeText },
    { model, now: () => performance.now() },
  );
  return closeReading.evidence.flatMap(({ quotes }) => quotes.map((quote) => quote.text));
}

/** Everything a model does for the product, over real HTTP. */
describe.each([
  ['the facts of a posting', 'streams', foundInPosting, skills, 'Zephyrix'],
  ['the facts of a posting', 'ignores that it should stream', foundInPosting, skills, 'Zephyrix'],
  ['the evidence of a resume', 'streams', foundInPair, evidence, 'Ran Zephyrix for years'],
] as const)('reading %s from an endpoint that %s and', (_task, streaming, read, good, expected) => {
  let server: ScriptedModelServer;
  beforeAll(async () => {
    server = await ScriptedModelServer.start([], 0, { streams: streaming === 'streams' });
  });
  afterAll(() => server.close());

  it.each(endpointBehaviours)('$name: $outcome', async ({ play, outcome, paid, rejected = 0 }) => {
    let answered = 0;
    server.requests.length = 0;
    server.play((request) => {
      const behaviour = play(request, good);
      if (!isRejection(behaviour)) answered += 1;
      return behaviour;
    });
    const model = new OpenAiModel({
      baseUrl: server.baseUrl,
      apiKey: 'sk-secret',
      name: 'qwen3:8b',
      inputPrice: 1,
      outputPrice: 1,
      timeoutMs: 60_000,
    });
    const uses: ModelUse[] = [];
    const counted = withGenerate(model, async (request) => {
      const answer = await model.generate(request);
      uses.push(answer);
      return answer;
    });
    const found: unknown = await read(counted).catch((error: unknown) => error);
    if (outcome === 'reads') {
      expect(found).toContain(expected);
      for (const { inputTokens, outputTokens, costUsd } of uses)
        expect(Math.min(inputTokens, outputTokens, costUsd ?? 0)).toBeGreaterThan(0);
    } else {
      expect(found).toMatchObject({ code: outcome, message: errorCodes[outcome].message });
      expect(String((found as AppError).cause)).not.toContain('sk-secret');
      expect(server.requests.length - answered).toBeLessThanOrEqual(3);
    }
    expect(answered).toBe(paid);
    if (outcome === 'reads') expect(server.requests).toHaveLength(paid + rejected);
  });
});

describe('reading a long posting from an endpoint with a small context that', () => {
  const lines = Array.from(
    { length: 400 },
    (_, line) => `- Duty ${line} says marker${line}x daily`,
  );
  const long = `${posting}\n${lines.join('\n')}`;

  it.each(smallContextBehaviours)('$name: all of it is read, in portions', async ({ play }) => {
    const server = await ScriptedModelServer.start((request) => play(request, skills));
    const model = new OpenAiModel({
      baseUrl: server.baseUrl,
      apiKey: null,
      name: 'qwen3:8b',
      inputPrice: null,
      outputPrice: null,
      timeoutMs: 60_000,
    });
    const { facts } = await readPosting(long, { model });
    expect(model.contextTokens).toBe(smallContext);
    expect(facts.skills.map(({ name }) => name)).toContain('Zephyrix');
    // The first request was too long and was rejected.
    const portions = server.requests.slice(1).map(({ input }) => input);
    expect(portions.length).toBeLessThan(8);
    for (let line = 0; line < lines.length; line += 1)
      expect(portions.filter((portion) => portion.includes(`marker${line}x`))).toHaveLength(1);
    await readPosting(`${long}\nNow it is known.`, { model });
    expect(server.requests).toHaveLength(1 + 2 * portions.length);
    await server.close();
  });
});
