import { cutInHalf } from './answer-variants.js';
import {
  type EndpointBehaviour,
  ends,
  error,
  fails,
  good,
  json,
  otherError,
  reads,
} from './endpoint-behaviour.js';
import { type ScriptedBehaviour } from './scripted-behaviour.js';
import { startOfStream } from './scripted-stream.js';

type Stream = Extract<ScriptedBehaviour, { kind: 'stream' }>;

const stream = (
  events: Stream['events'],
  end: Stream['ends'] = 'done',
  rest: Partial<Stream> = {},
): Stream => ({ kind: 'stream', events, ends: end, ...rest });
const finish = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
/** The whole answer as events, which the behaviour may change. */
const whole = (answer: object): object[] => [...startOfStream(json(answer)), finish];
const failure = (code: number | string, message: string): object => ({ error: { code, message } });

/** Behaviours of streams, and of endpoints that do not stream as requested. */
export const streamingBehaviours: readonly EndpointBehaviour[] = [
  reads(
    'does not stream',
    (request, answer) =>
      request.body['stream'] === true
        ? error(400, 'Streaming is not supported for this model')
        : good(answer(request)),
    1,
  ),
  reads(
    'has not implemented streaming',
    (request, answer) =>
      request.body['stream'] === true
        ? error(501, 'streaming is unsupported')
        : good(answer(request)),
    1,
  ),
  reads(
    'streams, but takes no options of streaming (FastAPI)',
    (request, answer) =>
      request.body['stream_options'] === undefined
        ? stream(whole(answer(request)))
        : otherError(422, { detail: [{ loc: ['body', 'stream_options'], msg: 'not permitted' }] }),
    1,
  ),
  reads('counts no tokens in a stream', (request, answer) => stream(whole(answer(request)))),
  reads('calls its stream plain text', (request, answer) =>
    stream(whole(answer(request)), 'done', { contentType: 'text/plain' }),
  ),
  reads('streams the whole message at once', (request, answer) =>
    stream([{ choices: [{ message: { content: json(answer(request)) }, finish_reason: 'stop' }] }]),
  ),
  reads('says that it is still at work (OpenRouter)', (request, answer) =>
    stream([': OPENROUTER PROCESSING', ': OPENROUTER PROCESSING', ...whole(answer(request))]),
  ),
  reads('streams what it thinks', (request, answer) =>
    stream([
      { choices: [{ delta: { reasoning_content: 'Let me {see}.' } }] },
      ...whole(answer(request)),
    ]),
  ),
  reads('ends its stream without a word', (request, answer) =>
    stream(startOfStream(json(answer(request))), 'close'),
  ),
  reads('breaks the connection within its stream', (request, answer) =>
    stream(startOfStream(cutInHalf(answer(request))), 'reset'),
  ),
  reads('fails within its stream, after some items', (request, answer) =>
    stream([...startOfStream(cutInHalf(answer(request))), failure(502, 'the provider is gone')]),
  ),
  ends(
    'MODEL_UNAVAILABLE',
    'breaks the connection before its first item',
    fails(stream(startOfStream('{"skills": [{"na'), 'reset')),
    1,
  ),
  ends(
    'MODEL_UNAVAILABLE',
    'ends its stream before its first item',
    fails(stream(startOfStream('{"skills": [{"na'), 'close')),
    1,
  ),
  ends('MODEL_UNAVAILABLE', 'streams nothing', fails(stream([])), 1),
  ends('MODEL_UNAVAILABLE', 'streams what is no JSON', fails(stream(['data: {oops'])), 1),
  ends(
    'MODEL_UNAVAILABLE',
    'fails within its stream, before the answer',
    fails(stream([failure('server_error', 'the model crashed')])),
    1,
  ),
  ends(
    'MODEL_RATE_LIMITED',
    'is busy, and says so within its stream (OpenRouter)',
    fails(stream([failure(429, 'Provider returned error')])),
    1,
  ),
  ends(
    'MODEL_KEY_REJECTED',
    'rejects the key within its stream',
    fails(stream([failure(401, 'sk-secret is not valid')])),
    1,
  ),
  ends(
    'MODEL_REFUSED',
    'filters the content within its stream',
    fails(stream([{ choices: [{ delta: {}, finish_reason: 'content_filter' }] }])),
    1,
  ),
];
