import {
  completion,
  type EndpointBehaviour,
  ends,
  error,
  fails,
  good,
  text,
} from './endpoint-behaviour.js';

/** Behaviours that must lead to an error that says what to do. */
export const failingBehaviours: readonly EndpointBehaviour[] = [
  ends(
    'MODEL_ANSWER_CUT',
    'thinks until its tokens are spent',
    fails(completion({ content: '' }, {}, 'length')),
    2,
  ),
  ends('MODEL_ANSWER_INVALID', 'answers with other JSON', fails(good({ foo: 1 })), 2),
  ends('MODEL_ANSWER_INVALID', 'chats', fails(text('What a nice text!')), 2),
  ends('MODEL_KEY_REJECTED', 'rejects the key', fails(error(401, 'Incorrect API key provided'))),
  ends('MODEL_KEY_REJECTED', 'forbids the call', fails(error(403, 'Forbidden'))),
  ends('MODEL_UNPAID', 'wants to be paid', fails(error(402, 'Insufficient credits'))),
  ends('MODEL_UNPAID', 'has used up its quota', fails(error(429, 'quota', 'insufficient_quota'))),
  ends(
    'MODEL_NOT_FOUND',
    'lacks the model',
    fails(error(404, 'model "qwen3:8b" not found, try pulling it first')),
  ),
  ends(
    'MODEL_MISCONFIGURED',
    'serves a web page',
    fails({ kind: 'body', contentType: 'text/html', body: '<h1>Open WebUI</h1>' }),
    1,
  ),
  ends('MODEL_RATE_LIMITED', 'is busy', fails(error(429, 'Rate limit reached'))),
  ends('MODEL_UNAVAILABLE', 'fails', fails(error(500, 'the model crashed'))),
  ends('MODEL_UNAVAILABLE', 'loads the model', fails(error(503, 'Loading model'))),
  ends('MODEL_REFUSED', 'refuses the text', fails({ kind: 'refusal' }), 1),
  ends(
    'MODEL_TEXT_TOO_LONG',
    'finds every text too long while it answers (llama.cpp)',
    fails(error(500, 'Context size has been exceeded.')),
  ),
  ends(
    'MODEL_TEXT_TOO_LONG',
    'finds every text too long',
    fails(error(400, 'context size exceeded')),
  ),
];
