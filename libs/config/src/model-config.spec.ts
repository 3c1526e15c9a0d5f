import { ConfigError } from './config-error.js';
import { loadModelConfig } from './model-config.js';

describe('loadModelConfig', () => {
  it('returns null where no model is configured', () => {
    expect(loadModelConfig({})).toBeNull();
    expect(loadModelConfig({ AI_BASE_URL: ' ' })).toBeNull();
  });

  it('requires only the variables of the model', () => {
    expect(
      loadModelConfig({
        AI_BASE_URL: 'http://127.0.0.1:9/v1',
        AI_MODEL: 'small',
        AI_INPUT_PRICE: '0.5',
      }),
    ).toEqual({
      baseUrl: 'http://127.0.0.1:9/v1',
      apiKey: null,
      name: 'small',
      inputPrice: 0.5,
      outputPrice: null,
      reasoningEffort: null,
      contextTokens: null,
      maxOutputTokens: 6_000,
      timeoutMs: 600_000,
      firstTimeoutMs: 300_000,
      dailyTokens: null,
      dailyCost: null,
      requestsPerMinute: null,
      tokensPerMinute: null,
      concurrentCalls: null,
      startingCalls: 1,
      patienceMs: 86_400_000,
      fallback: 'none',
      reads: 'links',
    });
  });

  const configOf = (env: Record<string, string>) =>
    loadModelConfig({ AI_BASE_URL: 'https://api.example/v1', AI_MODEL: 'large', ...env });

  it('starts with a short timeout and no limit on calls for a remote model', () => {
    expect(configOf({})).toMatchObject({
      firstTimeoutMs: 45_000,
      timeoutMs: 600_000,
      concurrentCalls: null,
      startingCalls: 0,
    });
  });

  it('adapts nothing that the operator sets', () => {
    expect(configOf({ AI_TIMEOUT_MS: '90000', AI_CONCURRENT_CALLS: '4' })).toMatchObject({
      firstTimeoutMs: 90_000,
      timeoutMs: 90_000,
      concurrentCalls: 4,
      startingCalls: null,
    });
    expect(configOf({ AI_CONCURRENT_CALLS: 'unlimited' })).toMatchObject({
      concurrentCalls: null,
      startingCalls: null,
    });
  });

  it.each([
    [{ AI_BASE_URL: 'http://127.0.0.1:9/v1' }, 'AI_MODEL is missing'],
    [{ AI_BASE_URL: 'nowhere', AI_MODEL: 'small' }, 'AI_BASE_URL'],
    [
      { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'small', AI_TIMEOUT_MS: 'long' },
      'AI_TIMEOUT_MS',
    ],
  ])('refuses %j', (env, sentence) => {
    expect(() => loadModelConfig(env)).toThrow(ConfigError);
    expect(() => loadModelConfig(env)).toThrow(sentence);
  });
});
