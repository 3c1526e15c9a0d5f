import { parseAnswer } from './parse-answer.js';

const facts = { skills: [{ name: 'React', quote: 'We need React {or Vue}' }] };
const json = JSON.stringify(facts);
const parse = (text: string) => parseAnswer(text, ['skills']);

describe('parseAnswer', () => {
  it.each([
    ['alone', json],
    ['in a fence', `Here you are:\n\`\`\`json\n${json}\n\`\`\``],
    ['after thinking', `<think>hm</think>\n${json}`],
    [
      'after thinking about braces',
      `<think>The shape is {"skills": []}, so { it is.</think>${json}`,
    ],
    ['after thinking whose opening tag is in the prompt', `so {x} it is</think>${json}`],
    ['before braces', `${json}\n\nI left out {soft skills} and {"perks": true}.`],
    ['after an open brace', `The set {a, b is wrong.\n${json}`],
    [
      'after the channels of gpt-oss',
      `<|channel|>analysis<|message|>{"skills": [1]}<|end|><|channel|>final<|message|>${json}`,
    ],
    ['with a comma too many', json.replace('}]', '},]')],
    ['in Python', "{'skills': [{'name': 'React', 'quote': 'We need React {or Vue}'}]}"],
  ])('finds the answer %s', (_, text) => {
    expect(parse(text)).toEqual({ output: facts, isCut: false });
  });

  it('repairs a line break within a quote', () => {
    expect(parse('{"skills": [{"name": "React", "quote": "We need\nReact"}]}').output).toEqual({
      skills: [{ name: 'React', quote: 'We need\nReact' }],
    });
  });

  it('keeps the complete items of a cut answer', () => {
    const text = `{"skills": [{"name": "React", "quote": "a"}, {"name": "Vue", "quote": "b, c"}, {"name": "Sv`;
    expect(parse(text)).toEqual({
      output: {
        skills: [
          { name: 'React', quote: 'a' },
          { name: 'Vue', quote: 'b, c' },
        ],
      },
      isCut: true,
    });
    expect(parse('{"skills": [{"name": "React", "quo').isCut).toBe(true);
  });

  it('returns what holds no JSON as text, without the reasoning', () => {
    expect(parse('I am a teapot.')).toEqual({ output: 'I am a teapot.', isCut: false });
    expect(parse('Use {curly} braces.')).toEqual({ output: 'Use {curly} braces.', isCut: false });
    expect(parse('<think>Let me see {"skills": []')).toEqual({ output: '', isCut: false });
    expect(parse('null')).toEqual({ output: null, isCut: false });
  });

  it('bounds its work on a text of braces', () => {
    expect(parse('{'.repeat(200_000)).output).toBe('{'.repeat(200_000));
    expect(parse('{"skills":['.repeat(20_000)).isCut).toBe(false);
  });
});
