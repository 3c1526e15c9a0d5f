import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { corrupted } from './corrupted.ts';
import { type LabelledPairs } from './labelled-pairs.ts';
import { replayedClaims } from './replayed-answer.ts';

const requestSchema = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: z.string() })),
});

/** An OpenAI-compatible endpoint that answers from labels. */
export interface ReplayServer {
  readonly baseUrl: string;
  /** Number of prompts that match no labelled pair. */
  readonly unknown: number;
  close(): Promise<void>;
}

/**
 * Starts an endpoint on 127.0.0.1 that acts as a careful model: it answers the prompts of close readings with the labelled verdicts and evidence.
 * @param corruptShare share of its claims that are made wrong
 */
export async function startReplay(
  pairs: LabelledPairs,
  corruptShare: number,
): Promise<ReplayServer> {
  let unknown = 0;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { messages } = requestSchema.parse(JSON.parse(body));
      const prompt = messages.findLast(({ role }) => role === 'user')?.content ?? '';
      const claims = replayedClaims(prompt, pairs);
      if (claims === null) unknown += 1;
      const content = JSON.stringify({ evidence: corrupted(claims ?? [], corruptShare) });
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          model: 'replay',
          choices: [{ finish_reason: 'stop', message: { role: 'assistant', content } }],
          usage: {
            prompt_tokens: Math.ceil(body.length / 4),
            completion_tokens: Math.ceil(content.length / 4),
          },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    get unknown() {
      return unknown;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
