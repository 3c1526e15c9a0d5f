import { EndpointLimits, isPromptCut } from './endpoint-limits.js';

const prompt = (tokens: number) => 'text'.repeat(tokens);

describe('EndpointLimits', () => {
  it.each([
    [
      "This model's maximum context length is 4096 tokens. However, you requested 8000 tokens",
      4_096,
    ],
    [
      'request (8205 tokens) exceeds the available context size (4096 tokens), try increasing it',
      4_096,
    ],
    ['the model is loaded with context length of only 8192 tokens', 8_192],
    ['prompt is too long: 9000 tokens > 8192 maximum', 8_192],
  ])('learns the context from "%s"', (message, tokens) => {
    const limits = new EndpointLimits(null, 6_000);
    expect(limits.learnFromRejection(message)).toBe(true);
    expect(limits.contextTokens).toBe(tokens);
    expect(limits.learnFromRejection(message)).toBe(false);
  });

  it('learns the longest answer', () => {
    const limits = new EndpointLimits(null, 6_000);
    const message =
      'max_tokens is too large: 6000. This model supports at most 4096 completion tokens';
    expect(limits.learnFromRejection(message)).toBe(true);
    expect(limits.answerTokensFor(prompt(10), false)).toBe(4_096);
  });

  it('leaves an answer what the prompt leaves of the context', () => {
    const limits = new EndpointLimits(4_096, 6_000);
    expect(limits.answerTokensFor(prompt(1_000), false)).toBe(4_096 - 1_100 - 64);
    expect(limits.fits(prompt(3_000))).toBe(true);
    expect(limits.fits(prompt(3_600))).toBe(false);
  });

  it('takes an answer that ended before its limit as a full context', () => {
    const limits = new EndpointLimits(null, 6_000);
    limits.learnFromCutAnswer(3_000, 6_000, 6_000);
    expect(limits.contextTokens).toBeNull();
    limits.learnFromCutAnswer(3_000, 1_096, 6_000);
    expect(limits.contextTokens).toBe(4_096);
  });

  it('never learns a limit above the one that the operator set', () => {
    const limits = new EndpointLimits(4_096, 6_000);
    limits.learnFromRejection('maximum context length is 128000 tokens');
    expect(limits.contextTokens).toBe(4_096);
  });
});

describe('isPromptCut', () => {
  it.each([
    ['exactly a context', 4_096, 5_000, 3_000, true],
    ['exactly a context, and all of it was sent', 4_096, 4_100, 3_000, false],
    ['far fewer tokens than the text has', 700, 6_000, 5_000, true],
    ['fewer, because the instructions were cached', 1_000, 2_200, 1_000, false],
    ['about as many as were sent', 3_010, 3_000, 2_000, false],
    ['next to none, as of a server that counts what is not cached', 30, 3_000, 2_000, false],
  ])('knows a prompt of which the endpoint counts %s', (_, counted, sent, text, isCut) => {
    expect(isPromptCut(counted, prompt(sent), prompt(text))).toBe(isCut);
  });
});
