import { type EndpointBehaviour } from './endpoint-behaviour.js';
import { failingBehaviours } from './failing-behaviours.js';
import { readingBehaviours } from './reading-behaviours.js';
import { rejectingBehaviours } from './rejecting-behaviours.js';
import { streamingBehaviours } from './streaming-behaviours.js';

/** Behaviours of endpoints that call themselves compatible with OpenAI, as they were met. */
export const endpointBehaviours: readonly EndpointBehaviour[] = [
  ...readingBehaviours,
  ...rejectingBehaviours,
  ...failingBehaviours,
  ...streamingBehaviours,
];
