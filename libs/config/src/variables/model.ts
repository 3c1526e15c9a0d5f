import { z } from 'zod';
import { usDollars, webAddress, wholeNumber } from './schemas.js';

/** The language model that reads texts. */
export const modelVariables = {
  AI_BASE_URL: webAddress
    .optional()
    .describe(
      'OpenAI-compatible endpoint that reads resumes and postings, for example https://api.openai.com/v1. Without it the built-in analyser reads.',
    ),
  AI_API_KEY: z
    .string()
    .optional()
    .describe('Key of that endpoint; a model on your own machine may need none.'),
  AI_MODEL: z.string().optional().describe('Name of the model at that endpoint.'),
  AI_INPUT_PRICE: usDollars
    .optional()
    .describe(
      'US dollars per million tokens that the model reads; for the cost in the records of each call.',
    ),
  AI_OUTPUT_PRICE: usDollars
    .optional()
    .describe('US dollars per million tokens that the model writes.'),
  AI_REASONING_EFFORT: z
    .enum(
      ['none', 'minimal', 'low', 'medium', 'high'],
      'must be none, minimal, low, medium or high',
    )
    .optional()
    .describe(
      'How much a reasoning model reasons before it answers: "none", "minimal", "low", "medium" or "high". Reading needs little. If unset, the model decides.',
    ),
  AI_CONTEXT_TOKENS: wholeNumber(1_024, 10_000_000)
    .optional()
    .describe(
      'Context size of the model: tokens of prompt and answer together, such as OLLAMA_CONTEXT_LENGTH. Longer texts are read in portions. If unset, the size is learned from the errors and token counts of the endpoint.',
    ),
  AI_ANSWER_TOKENS: wholeNumber(256, 200_000)
    .default(6_000)
    .describe('Maximum tokens of one answer, including reasoning.'),
  AI_TIMEOUT_MS: wholeNumber(1_000, 3_600_000)
    .optional()
    .describe(
      'Timeout in milliseconds for silence of the model. A streamed answer may take longer as long as it keeps coming; an answer that is not streamed must be complete in this time. If unset, it adapts to the speed of the model: 45 seconds at first, 5 minutes for a model on this machine or its network, doubled after a call that times out, 10 minutes at most.',
    ),
  AI_DAILY_TOKENS: wholeNumber(1, 999_999_999)
    .optional()
    .describe(
      'Tokens, read and written, that the model may use in a day (UTC). What comes after that waits for the next day. Without it there is no limit.',
    ),
  AI_DAILY_COST: usDollars
    .optional()
    .describe(
      'US dollars that the model may cost in a day (UTC), by AI_INPUT_PRICE and AI_OUTPUT_PRICE. What comes after that waits for the next day. Without it there is no limit.',
    ),
  AI_REQUESTS_PER_MINUTE: wholeNumber(1, 999_999_999)
    .optional()
    .describe(
      'Calls of the model in any 60 seconds, by all workers together. What comes on top waits its turn. Without it there is no limit.',
    ),
  AI_TOKENS_PER_MINUTE: wholeNumber(1, 999_999_999)
    .optional()
    .describe(
      'Tokens, read and written, that the model may use in any 60 seconds, by all workers together. What comes on top waits its turn. Without it there is no limit.',
    ),
  AI_CONCURRENT_CALLS: z
    .union(
      [z.literal('unlimited'), wholeNumber(1, 100_000)],
      'must be a whole number from 1 to 100000, or unlimited',
    )
    .optional()
    .describe(
      'Maximum number of concurrent model calls by all workers together, or "unlimited". Further calls wait. If unset, the limit adapts to the model: at first one call for a model on this machine or its network and no limit otherwise; lower after a call that times out, higher while that increases throughput.',
    ),
  AI_PATIENCE_MS: wholeNumber(1_000, 604_800_000)
    .default(86_400_000)
    .describe(
      'Milliseconds that a scan or an evaluation waits for a model that answers nobody (it cannot be reached, does not accept the key, or says for ever that it is busy) before it fails and offers to be tried again. One that answers others but not this text is asked for half an hour at most.',
    ),
  AI_READS: z
    .enum(['facts', 'links', 'both'])
    .default('links')
    .describe(
      'What the model does: "links" finds the evidence in a resume for each requirement of a posting, "facts" reads each text separately, "both" does both. The built-in analyser does the rest.',
    ),
  AI_FALLBACK: z
    .enum(['none', 'builtin'], 'must be none or builtin')
    .default('none')
    .describe(
      'What reads while the model cannot be reached or its budget is spent: "none" (everything waits) or "builtin" (the built-in analyser reads at once, and the model reads again when it is back).',
    ),
};
