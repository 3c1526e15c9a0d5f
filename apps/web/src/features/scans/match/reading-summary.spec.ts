import { type Reading, type ScanModelCall } from '@rolefit/contracts';
import { aCloseReading, anEffect } from '@/testing/builders';
import { summariseReading as summarise } from './reading-summary';

const aReading = (reading: Partial<Reading> = {}): Reading => ({
  analyser: 'llm-3',
  model: 'gpt-x',
  rejectedClaims: 0,
  durationMs: 3_200,
  inputTokens: 2_000,
  outputTokens: 140,
  costUsd: 0.0004,
  calls: [],
  ...reading,
});
const aCall = (call: Partial<ScanModelCall> = {}): ScanModelCall => ({
  model: 'gpt-x',
  inputTokens: 2_000,
  outputTokens: 140,
  costUsd: 0.0004,
  durationMs: 3_000,
  ...call,
});

const summariseReading = (read: Partial<Parameters<typeof summarise>[0]>) =>
  summarise({ reading: null, modelCalls: [], closeReading: null, ...read });

describe('summariseReading', () => {
  it('states that nothing was sent to a model if the built-in analyser read', () => {
    const reading = aReading({ analyser: 'builtin-3', model: null, durationMs: 12, costUsd: 0 });
    expect(summariseReading({ reading, modelCalls: [] })).toEqual([
      'Read by the built-in analyser in less than 0.1s. Nothing was sent to a model.',
    ]);
  });

  it('states that the model will read again what was read while it was unavailable', () => {
    const reading = aReading({
      analyser: 'builtin-3',
      model: null,
      durationMs: 12,
      costUsd: 0,
      awaitsModel: true,
    });
    expect(summariseReading({ reading, modelCalls: [] })).toEqual([
      expect.stringContaining('built-in analyser'),
      'The model couldn’t be asked then. It will read the posting as soon as it can, and the score may change.',
    ]);
  });

  it('states the model and the cost of its calls', () => {
    expect(
      summariseReading({ reading: aReading(), modelCalls: [aCall(), aCall({ costUsd: 1.2 })] }),
    ).toEqual([
      'Read by gpt-x in 3.2s.',
      'Reading this posting took 2 calls to a model: 4,280 tokens, $1.20.',
    ]);
  });

  it('states no cost if one call has no price, also for rejected answers', () => {
    expect(
      summariseReading({ reading: null, modelCalls: [aCall(), aCall({ costUsd: null })] }),
    ).toEqual(['Reading this posting took 2 calls to a model: 4,280 tokens.']);
  });

  it('counts rejected claims', () => {
    expect(
      summariseReading({ reading: aReading({ rejectedClaims: 2 }), modelCalls: [aCall()] }).at(-1),
    ).toBe('2 claims without a line in the text were dropped.');
  });

  it('states tokens, cost and time of a close reading beside those of the posting', () => {
    const reading = aReading({ analyser: 'builtin-3', model: null, durationMs: 120, costUsd: 0 });
    const closeReading = aCloseReading({ modelCalls: [aCall(), aCall({ durationMs: 1_500 })] });
    expect(summariseReading({ reading, closeReading })).toEqual([
      'Read by the built-in analyser in 0.1s.',
      'The close reading took 2 calls to a model: 4,280 tokens, $0.0008, 4.5s.',
    ]);
  });

  it('states that a close reading was reused, unless an agent made it', () => {
    expect(summariseReading({ closeReading: aCloseReading() })).toEqual([
      'An earlier close reading was reused, without a call to a model.',
    ]);
    const effect = anEffect({ reader: { kind: 'agent', name: 'My laptop' } });
    expect(summariseReading({ closeReading: aCloseReading({ effect }) })).toEqual([]);
  });
});
