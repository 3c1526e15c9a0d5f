import { type ErrorDefinition } from './error-definition.js';
import { type ErrorCode } from './error-names.js';

type ModelErrorCode = Extract<ErrorCode, `MODEL_${string}`>;

/** Definitions of the errors of the language model. */
export const modelErrors: Readonly<Record<ModelErrorCode, ErrorDefinition>> = {
  MODEL_UNAVAILABLE: {
    name: 'UNAVAILABLE',
    message: 'The AI service didn’t answer. Nothing is lost; please try again in a few minutes.',
    retry: true,
  },
  MODEL_RATE_LIMITED: {
    name: 'UNAVAILABLE',
    message: 'The AI service is busy. Nothing is lost; please try again in a few minutes.',
    retry: true,
  },
  MODEL_BUDGET_SPENT: {
    name: 'UNAVAILABLE',
    message: 'Today’s budget for the AI service is spent. We’ll continue automatically tomorrow.',
    retry: true,
  },
  MODEL_ANSWER_INVALID: {
    name: 'UNAVAILABLE',
    message:
      'The AI service gave an answer that we couldn’t use. Nothing is lost; please try again.',
    retry: false,
  },
  MODEL_ANSWER_CUT: {
    name: 'UNAVAILABLE',
    message:
      'The answers of the AI service were cut off before they were complete. Nothing is lost; the operator of this server can allow longer answers.',
    retry: false,
  },
  MODEL_REFUSED: {
    name: 'UNPROCESSABLE',
    message: 'The AI service refused to read this text.',
    retry: false,
  },
  MODEL_TEXT_TOO_LONG: {
    name: 'UNPROCESSABLE',
    message: 'This text is longer than the AI service of this server can read.',
    retry: false,
  },
  MODEL_MISCONFIGURED: {
    name: 'UNAVAILABLE',
    message:
      'The AI service of this server isn’t set up correctly. Only the operator of this server can change that; waiting work then continues automatically.',
    retry: true,
  },
  MODEL_NOT_FOUND: {
    name: 'UNAVAILABLE',
    message:
      'The AI model of this server doesn’t exist at its provider. Only the operator of this server can change that; waiting work then continues automatically.',
    retry: true,
  },
  MODEL_KEY_REJECTED: {
    name: 'UNAVAILABLE',
    message:
      'The AI service doesn’t accept the key of this server. Only the operator of this server can change that; waiting work then continues automatically.',
    retry: true,
  },
  MODEL_UNPAID: {
    name: 'UNAVAILABLE',
    message:
      'The AI service of this server hasn’t been paid for. Only the operator of this server can change that; waiting work then continues automatically.',
    retry: true,
  },
  MODEL_NOT_CONFIGURED: {
    name: 'CONFLICT',
    message:
      'No AI model is set up on this server to read your resume closely. The score is based on rules alone.',
    retry: false,
  },
  MODEL_AWAY: {
    name: 'UNAVAILABLE',
    message:
      'The AI service can’t be reached right now. We’ll continue automatically once it’s back.',
    retry: true,
  },
  MODEL_BUSY: {
    name: 'UNAVAILABLE',
    message: 'The AI service is at capacity right now. We’ll continue automatically.',
    retry: true,
  },
};
