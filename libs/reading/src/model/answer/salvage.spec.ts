import { emptyPostingAnswer } from '../prompts/empty-posting-answer.js';
import { postingAnswerSchema } from '../prompts/answer-schemas.js';
import { salvage } from './salvage.js';

const skill = { name: 'Kafka', importance: 'required', years: null, group: null, quote: 'Kafka' };
const degree = {
  level: 'bachelor',
  field: null,
  importance: 'required',
  orEquivalent: false,
  quote: 'degree',
};
const good = { ...emptyPostingAnswer, skills: [skill], education: [degree] };
const salvaged = (output: unknown) => salvage(postingAnswerSchema, output, emptyPostingAnswer);
const { group: _, years: __, ...short } = skill;

describe('salvage', () => {
  it.each([
    ['as it should be', good],
    ['with a key too many', { ...good, summary: 'A job.' }],
    ['with a key too many in an item', { ...good, skills: [{ ...skill, note: 'must' }] }],
    ['without the null values', { ...good, skills: [short], title: undefined }],
    ['without empty lists', { isPosting: true, skills: [skill], education: [degree] }],
    ['without isPosting', { ...good, isPosting: undefined }],
    ['in an object', { posting_facts: good }],
    ['in a list', [good]],
    ['with an item instead of a list', { ...good, skills: skill }],
    ['in capitals', { ...good, skills: [{ ...skill, importance: 'Required' }] }],
    ['with a wrong value that may be null', { ...good, skills: [{ ...skill, years: 'some' }] }],
  ])('takes an answer %s', (_case, output) => {
    expect(salvaged(output)).toEqual({ answer: good, kept: 2, dropped: 0, hasWrongValue: false });
  });

  it('drops and counts wrong items, not the answer', () => {
    const wrong = [
      { ...degree, level: "Bachelor's degree" },
      degree,
      'a degree',
      { ...degree, quote: undefined },
    ];
    expect(salvaged({ ...good, education: wrong })).toMatchObject({
      answer: good,
      kept: 2,
      dropped: 3,
    });
  });

  it('takes numbers that are written as text', () => {
    expect(salvaged({ ...good, skills: [{ ...skill, years: '4' }] })?.answer.skills[0]?.years).toBe(
      4,
    );
  });

  it('says when a value outside the lists is wrong', () => {
    expect(salvaged({ isPosting: 'maybe' })).toMatchObject({ kept: 0, hasWrongValue: true });
  });

  it.each([[{ foo: 1 }], [null], ['text'], [[]], [{}], [{ a: { b: good } }]])(
    'finds no answer in %j',
    (output) => {
      expect(salvaged(output)).toBeNull();
    },
  );
});
