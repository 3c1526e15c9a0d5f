import { Counter, Histogram } from 'prom-client';
import { registry, secondsToWork } from './registry.js';

/** Calls of the language model. `task` is the kind of text, `outcome` is `ok`, `aborted` or an error code. */
export const modelCallDuration = new Histogram({
  name: 'rolefit_model_call_duration_seconds',
  help: 'Time that a call of the language model took, its answer included.',
  labelNames: ['task', 'outcome'],
  buckets: secondsToWork,
  registers: [registry],
});

/** `direction` is `input` or `output`. */
export const modelTokens = new Counter({
  name: 'rolefit_model_tokens_total',
  help: 'Tokens that the language model read and wrote.',
  labelNames: ['task', 'direction'],
  registers: [registry],
});

/** Based on the configured prices; 0 without any. */
export const modelCost = new Counter({
  name: 'rolefit_model_cost_dollars_total',
  help: 'US dollars that calls of the language model cost.',
  labelNames: ['task'],
  registers: [registry],
});
