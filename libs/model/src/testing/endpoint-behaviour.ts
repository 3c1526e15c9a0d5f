import { type ErrorCode } from '@rolefit/contracts';
import { estimateTokens } from '@rolefit/reading';
import { type ScriptedBehaviour, type ScriptedRequest } from './scripted-behaviour.js';

/** The right answer to a request, as data. */
export type GoodAnswer = (request: ScriptedRequest) => object;

/** How an endpoint behaves, and the expected result. */
export interface EndpointBehaviour {
  readonly name: string;
  /** Number of requests answered this way before it behaves well; all by default. */
  readonly play: (request: ScriptedRequest, good: GoodAnswer) => ScriptedBehaviour;
  /** `reads`, or the code of the error. */
  readonly outcome: 'reads' | ErrorCode;
  /** Number of answers with status 200, which are billed. */
  readonly paid: number;
  /** Number of requests that were rejected before. */
  readonly rejected?: number;
}

export const text = (content: string): ScriptedBehaviour => ({ kind: 'text', text: content });
export const error = (status: number, message: string, code?: string): ScriptedBehaviour => ({
  kind: 'error',
  status,
  message,
  ...(code === undefined ? {} : { code }),
});
/** A rejection as other frameworks write it. */
export const otherError = (status: number, body: object): ScriptedBehaviour => ({
  kind: 'body',
  contentType: 'application/json',
  body: JSON.stringify(body),
  status,
});
export const good = (answer: object): ScriptedBehaviour => ({ kind: 'answer', output: answer });

/** A chat completion as the server writes it. */
export function completion(message: object, rest: object = {}, finish = 'stop'): ScriptedBehaviour {
  const choices = [{ index: 0, finish_reason: finish, message: { role: 'assistant', ...message } }];
  return {
    kind: 'body',
    contentType: 'application/json',
    body: JSON.stringify({ object: 'chat.completion', choices, ...rest }),
  };
}

const formatOf = ({ body }: ScriptedRequest): string =>
  (body['response_format'] as { type: string } | undefined)?.type ?? 'text';
export const tokensOf = ({ instructions, input }: ScriptedRequest): number =>
  estimateTokens(`${instructions}${input}`);

/** A server that rejects these formats and accepts the others. */
export const rejecting =
  (formats: readonly string[], status: number, message: string): EndpointBehaviour['play'] =>
  (request, answer) =>
    formats.includes(formatOf(request)) ? error(status, message) : good(answer(request));

export const json = (answer: object): string => JSON.stringify(answer);
export const says =
  (write: (answer: object) => string): EndpointBehaviour['play'] =>
  (request, answer) =>
    text(write(answer(request)));
export const fails =
  (behaviour: ScriptedBehaviour): EndpointBehaviour['play'] =>
  () =>
    behaviour;

export const reads = (
  name: string,
  play: EndpointBehaviour['play'],
  rejected = 0,
): EndpointBehaviour => ({
  name,
  play,
  outcome: 'reads',
  paid: 1,
  rejected,
});
export const ends = (
  outcome: ErrorCode,
  name: string,
  play: EndpointBehaviour['play'],
  paid = 0,
): EndpointBehaviour => ({ name, play, outcome, paid });
