import { type EndpointBehaviour, error, good, tokensOf } from './endpoint-behaviour.js';

/** Context size of these servers in tokens. */
export const smallContext = 4_096;

/** Servers with a small context, to which a long text must be sent in portions. */
export const smallContextBehaviours: readonly Pick<EndpointBehaviour, 'name' | 'play'>[] = [
  {
    name: 'rejects a long prompt (llama.cpp)',
    play: (request, answer) =>
      tokensOf(request) > smallContext
        ? error(
            400,
            `the request exceeds the available context size (${smallContext} tokens), try increasing it`,
          )
        : good(answer(request)),
  },
  {
    name: 'cuts a long prompt silently (Ollama)',
    play: (request, answer) => ({
      kind: 'answer',
      output: answer(request),
      usage: { inputTokens: Math.min(tokensOf(request), smallContext), outputTokens: 50 },
    }),
  },
];
