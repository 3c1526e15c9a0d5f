import { type EndpointBehaviour } from './endpoint-behaviour.js';
import { failingBehaviours } from './failing-behaviours.js';
import { readingBehaviours } from './reading-behaviours.js';

/** Behaviours of endpoints that call themselves compatible with OpenAI, as they were met. */
export const endpointBehaviours: readonly EndpointBehaviour[] = [
  ...readingBehaviours,
  ...failingBehaviours,
];
