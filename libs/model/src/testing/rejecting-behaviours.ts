import {
  type EndpointBehaviour,
  good,
  otherError,
  reads,
  rejecting,
} from './endpoint-behaviour.js';

/** Endpoints that reject a parameter, and work without it. */
export const rejectingBehaviours: readonly EndpointBehaviour[] = [
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
  reads(
    'takes no strict schema (FastAPI)',
    (request, answer) =>
      JSON.stringify(request.body).includes('"strict"')
        ? otherError(422, {
            detail: [
              {
                loc: ['body', 'response_format', 'json_schema', 'strict'],
                msg: 'extra fields not permitted',
                type: 'value_error.extra',
              },
            ],
          })
        : good(answer(request)),
    1,
  ),
];
