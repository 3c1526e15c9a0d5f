import { type EndpointBehaviour } from './endpoint-behaviour.js';
import { failingBehaviours } from './failing-behaviours.js';
import { readingBehaviours } from './reading-behaviours.js';
import { rejectingBehaviours } from './rejecting-behaviours.js';
import { streamingBehaviours } from './streaming-behaviours.js';

/** Behaviours observed in endpoints that claim to be compatible with OpenAI. */
export const endpointBehaviours: readonly EndpointBehaviour[] = [
  ...readingBehaviours,
  ...rejectingBehaviours,
  ...failingBehaviours,
  ...streamingBehaviours,
];
