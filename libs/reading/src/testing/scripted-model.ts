import type { LanguageModel, ModelAnswer, ModelRequest } from '../ports.js';

/** A model that answers from its script and records its requests. */
export interface ScriptedModel extends LanguageModel {
  readonly requests: readonly ModelRequest[];
}

/** An answer that was cut off, with the part of it that was complete. */
export class CutAnswer {
  constructor(readonly complete: unknown) {}
}

/**
 * A language model for tests: answers one after the other, then repeats the last one. An answer may
 * be a function of the request; an `Error` is thrown.
 */
export function scriptedModel(
  ...script: readonly (unknown | ((request: ModelRequest) => unknown))[]
): ScriptedModel {
  const requests: ModelRequest[] = [];
  return {
    name: 'scripted',
    requests,
    generate(request): Promise<ModelAnswer> {
      const step = script[Math.min(requests.length, script.length - 1)];
      requests.push(request);
      const output: unknown = typeof step === 'function' ? step(request) : step;
      if (output instanceof Error) return Promise.reject(output);
      return Promise.resolve({
        ...(output instanceof CutAnswer ? { output: output.complete, isCut: true } : { output }),
        model: 'scripted-1',
        inputTokens: 100,
        outputTokens: 10,
        costUsd: 0.5,
      });
    },
  };
}

export { emptyPostingAnswer } from '../model/prompts/empty-posting-answer.js';

export { emptyResumeAnswer } from '../model/prompts/empty-resume-answer.js';
