import {
  cutInHalf,
  withoutItems,
  withoutNulls,
  withUnknownKeys,
  withWrongItem,
} from './answer-variants.js';
import {
  completion,
  type EndpointBehaviour,
  good,
  json,
  reads,
  says,
} from './endpoint-behaviour.js';

/** Behaviours that must still yield a reading. */
export const readingBehaviours: readonly EndpointBehaviour[] = [
  reads('answers as asked', (request, answer) => good(answer(request))),
  reads(
    'fences the JSON',
    says((answer) => `\`\`\`json\n${json(answer)}\n\`\`\``),
  ),
  reads(
    'thinks aloud first',
    says((answer) => `<think>Let me see.</think>\n${json(answer)}`),
  ),
  reads(
    'begins with a sentence',
    says((answer) => `Here is the JSON you asked for:\n${json(answer)}`),
  ),
  reads('has a field for its reasoning', (request, answer) =>
    completion({ content: json(answer(request)), reasoning_content: 'Let me {see}.' }),
  ),
  reads('puts the answer into the field for its reasoning', (request, answer) =>
    completion({ content: null, reasoning_content: json(answer(request)) }),
  ),
  reads('sends its message in parts', (request, answer) =>
    completion({
      content: [
        { type: 'thinking', thinking: [] },
        { type: 'text', text: json(answer(request)) },
      ],
    }),
  ),
  reads('ignores the schema that is sent beside the prompt', (request, answer) =>
    request.instructions.includes('"additionalProperties"')
      ? good(answer(request))
      : good({ facts: [] }),
  ),
  reads('counts no tokens', (request, answer) => completion({ content: json(answer(request)) })),
  reads(
    'thinks aloud in braces',
    says((answer) => `<think>{"skills": [] or {x}?</think>${json(answer)}`),
  ),
  reads(
    'thinks of another answer first',
    says((answer) => `<think>${json(withoutItems(answer))}</think>${json(answer)}`),
  ),
  reads(
    'gives an example first',
    says((answer) => `An item such as {"name": "Zephyrix"} is found:\n${json(answer)}`),
  ),
  reads(
    'adds a remark in braces',
    says((answer) => `${json(answer)}\nI left out {soft skills}.`),
  ),
  reads(
    'gets one value wrong',
    says((answer) => json(withWrongItem(answer))),
  ),
  reads(
    'leaves out null values',
    says((answer) => json(withoutNulls(answer))),
  ),
  reads(
    'adds keys',
    says((answer) => json(withUnknownKeys(answer))),
  ),
  reads(
    'wraps the answer',
    says((answer) => json({ result: answer })),
  ),
  reads('is cut off in the middle', (request, answer) =>
    completion({ content: cutInHalf(answer(request)) }, {}, 'length'),
  ),
  {
    ...reads('thinks until its tokens are spent, unless it may write more', (request, answer) =>
      Number(request.body['max_tokens']) > 6_000
        ? good(answer(request))
        : completion({ content: '', reasoning_content: 'Let me see …' }, {}, 'length'),
    ),
    paid: 2,
  },
];
