import type { ModelAnswer, ModelRequest } from '@rolefit/reading';
import { opened, sealed, sealOf } from './sealed-answer.js';

const model = { name: 'scripted-1' };
const request: ModelRequest = {
  task: 'link-evidence',
  instructions: 'Find evidence.',
  input: 'Ran Zephyrix for years',
  schema: { name: 'evidence', json: { type: 'object' } },
};
const answer: ModelAnswer = {
  output: { evidence: [{ quotes: ['Ran Zephyrix for years'] }] },
  model: 'scripted-1-2026',
  inputTokens: 10,
  outputTokens: 5,
  costUsd: null,
  isCut: true,
};

describe('a sealed answer', () => {
  it('opens for the same request', () => {
    const value = sealed(sealOf(model, request), answer);
    expect(opened(sealOf(model, { ...request }), value)).toEqual(answer);
  });

  it.each<[string, string, Partial<ModelRequest>]>([
    ['text', 'scripted-1', { input: 'Ran Zephyrix for ages' }],
    ['task', 'scripted-1', { instructions: 'Find all evidence.' }],
    ['schema', 'scripted-1', { schema: { name: 'evidence', json: {} } }],
    ['length', 'scripted-1', { allowsLongAnswer: true }],
    ['model', 'scripted-2', {}],
  ])('has another name and another key for another %s', (_, name, change) => {
    const seal = sealOf(model, request);
    const other = sealOf({ name }, { ...request, ...change });
    expect(other.name).not.toBe(seal.name);
    expect(opened(other, sealed(seal, answer))).toBeNull();
  });

  it('shows nothing of the texts', () => {
    const seal = sealOf(model, request);
    const value = sealed(seal, answer);
    const bytes = Buffer.from(value, 'base64').toString('latin1');
    for (const word of ['Zephyrix', 'evidence', 'quotes', 'scripted'])
      for (const kept of [value, bytes, seal.name]) expect(kept).not.toContain(word);
    expect(sealed(seal, answer)).not.toBe(value);
  });

  it('is ignored where it is damaged', () => {
    const seal = sealOf(model, request);
    const bytes = Buffer.from(sealed(seal, answer), 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(opened(seal, bytes.toString('base64'))).toBeNull();
    expect(opened(seal, '')).toBeNull();
    expect(opened(seal, 'nonsense')).toBeNull();
  });
});
