import { cutInHalf, withoutNulls, withUnknownKeys, withWrongItem } from './answer-variants.js';
import {
  completion,
  type EndpointBehaviour,
  good,
  json,
  reads,
  rejecting,
  says,
} from './endpoint-behaviour.js';

/** Behaviours from which a reading must come. */
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
  reads(
    'takes no schema (DeepSeek)',
    rejecting(['json_schema'], 400, 'This response_format type is unavailable now'),
    1,
  ),
  reads(
    'takes no strict schema',
    rejecting(
      ['json_schema'],
      422,
      'body.response_format.json_schema.strict: extra fields not permitted',
    ),
    1,
  ),
  reads(
    'cannot compile the schema (llama.cpp)',
    rejecting(['json_schema', 'json_object'], 400, 'failed to parse grammar'),
    2,
  ),
  reads(
    'cannot compile the schema, and calls that its own failure',
    rejecting(['json_schema'], 500, 'failed to parse grammar'),
    1,
  ),
  reads(
    'has no provider for all parameters (OpenRouter)',
    rejecting(['json_schema'], 404, 'No endpoints found that can handle the requested parameters.'),
    1,
  ),
  reads(
    'takes a schema only (LM Studio)',
    rejecting(['json_object'], 400, "'response_format.type' must be 'json_schema' or 'text'"),
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
