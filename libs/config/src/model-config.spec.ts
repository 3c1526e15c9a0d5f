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
      timeoutMs: 45_000,
      dailyTokens: null,
      dailyCost: null,
      requestsPerMinute: null,
      tokensPerMinute: null,
      concurrentCalls: null,
      patienceMs: 86_400_000,
      fallback: 'none',
      reads: 'links',
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
