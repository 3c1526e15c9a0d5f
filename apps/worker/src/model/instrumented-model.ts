import {
  type LanguageModel,
  type ModelAnswer,
  type ModelRequest,
  type ModelUse,
  UnusableAnswerError,
  withGenerate,
} from '@rolefit/reading';
import type { Logger } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import { modelCallDuration, modelCost, modelTokens, SpanKind, traced } from '@rolefit/telemetry';

/** Wraps the model: each call is counted, timed, traced and logged by its task, never with its text. Unusable answers count with their cost. */
export function instrumented(model: LanguageModel, logger: Logger): LanguageModel {
  return withGenerate(model, (request) => {
    const attributes = {
      'gen_ai.operation.name': 'chat',
      'gen_ai.request.model': model.name,
      'rolefit.task': request.task,
    };
    return traced(
      { name: `model ${request.task}`, kind: SpanKind.CLIENT, attributes },
      () => measure(model, request, logger),
      ({ inputTokens, outputTokens }) => ({
        'gen_ai.usage.input_tokens': inputTokens,
        'gen_ai.usage.output_tokens': outputTokens,
      }),
    );
  });
}

async function measure(
  model: LanguageModel,
  request: ModelRequest,
  logger: Logger,
): Promise<ModelAnswer> {
  const { task } = request;
  const startedAt = performance.now();
  const elapsedMs = (): number => performance.now() - startedAt;
  try {
    const answer = await model.generate(request);
    modelCallDuration.observe({ task, outcome: 'ok' }, elapsedMs() / 1_000);
    logger.debug(
      { ...count(task, answer), durationMs: Math.round(elapsedMs()) },
      'Model call succeeded',
    );
    return answer;
  } catch (error) {
    const outcome = outcomeOf(error, request);
    modelCallDuration.observe({ task, outcome }, elapsedMs() / 1_000);
    const isPaid = error instanceof UnusableAnswerError;
    const line = isPaid ? count(task, error.used) : { task, model: model.name };
    logger.debug(
      { ...line, durationMs: Math.round(elapsedMs()), code: outcome },
      isPaid ? 'Model call returned an unusable answer' : 'Model call failed',
    );
    throw error;
  }
}

/** @returns the fields of the log line */
function count(
  task: ModelRequest['task'],
  { model, inputTokens, outputTokens, costUsd }: ModelUse,
): Record<string, unknown> {
  modelTokens.inc({ task, direction: 'input' }, inputTokens);
  modelTokens.inc({ task, direction: 'output' }, outputTokens);
  if (costUsd !== null) modelCost.inc({ task }, costUsd);
  return { task, model, inputTokens, outputTokens };
}

function outcomeOf(error: unknown, { signal }: ModelRequest): string {
  if (signal?.aborted === true) return 'aborted';
  return error instanceof AppError ? error.code : 'INTERNAL';
}
