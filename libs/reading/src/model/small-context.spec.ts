import { AppError } from '@rolefit/contracts';
import { readPosting } from '../read-posting.js';
import { CutAnswer, emptyPostingAnswer, scriptedModel } from '../testing/scripted-model.js';
import type { ModelRequest } from '../ports.js';
import { estimateTokens } from './portions.js';
import { UnusableAnswerError } from './unusable-answer.error.js';

const skillClaim = (name: string, quote: string) => ({
  name,
  importance: 'required',
  years: null,
  group: null,
  quote,
});
const lines = Array.from({ length: 120 }, (_, line) => `- Duty ${line} says marker${line}x`);
const posting = `Engineer\n\nRequirements\n- Experience with Zephyrix\n\n${lines.join('\n')}`;
const cut = new CutAnswer({ isPosting: true, skills: [skillClaim('Zephyrix', 'Zephyrix')] });

describe('a model with a small context', () => {
  it('is sent portions that fit, and all of the text', async () => {
    const model = { ...scriptedModel(emptyPostingAnswer), contextTokens: 2_500 };
    await readPosting(posting, { model });
    expect(model.requests.length).toBeGreaterThan(1);
    for (const { instructions, schema, input } of model.requests)
      expect(estimateTokens(instructions + JSON.stringify(schema.json) + input)).toBeLessThan(
        2_500,
      );
    const sent = model.requests.map(({ input }) => input).join('\n');
    for (let line = 0; line < lines.length; line++) expect(sent).toContain(`marker${line}x`);
  });

  it('is sent halves of a text that it finds too long', async () => {
    const model = scriptedModel(({ input }: ModelRequest) =>
      input.length > 2_500
        ? new UnusableAnswerError(new AppError('MODEL_TEXT_TOO_LONG'), {
            model: 'scripted-1',
            inputTokens: 7,
            outputTokens: 1,
            costUsd: 0,
          })
        : emptyPostingAnswer,
    );
    const { reading } = await readPosting(posting, { model });
    expect(reading.calls).toHaveLength(model.requests.length);
    expect(reading.inputTokens).toBe(7 + 100 * (model.requests.length - 1));
  });

  it('that rejects even a short portion makes the text too long', async () => {
    const model = scriptedModel(new AppError('MODEL_TEXT_TOO_LONG'));
    await expect(readPosting(posting, { model })).rejects.toMatchObject({
      code: 'MODEL_TEXT_TOO_LONG',
    });
    expect(model.requests.length).toBeLessThan(8);
  });
});

describe('an answer that was cut off', () => {
  it('counts with the items that were complete, after one call', async () => {
    const model = scriptedModel(cut);
    const { facts } = await readPosting(posting, { model });
    expect(model.requests).toHaveLength(1);
    expect(facts.skills.map(({ name }) => name)).toContain('Zephyrix');
  });

  it('before its first item is asked for once more, with room for a longer one', async () => {
    const model = scriptedModel(new CutAnswer(''), {
      ...emptyPostingAnswer,
      skills: [skillClaim('Zephyrix', 'Zephyrix')],
    });
    const { reading } = await readPosting(posting, { model });
    expect(model.requests.map(({ allowsLongAnswer }) => allowsLongAnswer)).toEqual([
      undefined,
      true,
    ]);
    expect(model.requests[1]?.input).toContain('cut off');
    expect(reading.calls).toHaveLength(2);
  });

  it('twice before its first item says so', async () => {
    const model = scriptedModel(new CutAnswer(''));
    await expect(readPosting(posting, { model })).rejects.toMatchObject({
      code: 'MODEL_ANSWER_CUT',
    });
    expect(model.requests).toHaveLength(2);
  });
});

describe('an answer with wrong items', () => {
  it('counts them as rejected and is not asked for again', async () => {
    const model = scriptedModel({
      ...emptyPostingAnswer,
      skills: [skillClaim('Zephyrix', 'Zephyrix'), { name: 'Kafka' }],
    });
    const { facts, reading } = await readPosting(posting, { model });
    expect(model.requests).toHaveLength(1);
    expect(reading.rejectedClaims).toBe(1);
    expect(facts.skills.map(({ name }) => name)).toContain('Zephyrix');
  });
});
