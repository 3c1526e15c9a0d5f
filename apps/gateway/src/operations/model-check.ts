import type { Config } from '@rolefit/config';
import type { ModelCheck } from '@rolefit/model';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';

/** A check costs model calls, so its result is cached for a short time. */
const freshForMs = 60_000;

/**
 * Whether the configured model can do the job, as plain text: the check of `npm run model:check`. Answers 200 if it can and 502 if not. In a cluster gateways
 * have neither the key nor the network to the model, so the answer says where to ask.
 */
export function modelCheck(config: Pick<Config, 'deployment' | 'model'>): FastifyPluginCallback {
  let latest: { readonly check: Promise<ModelCheck>; readonly at: number } | null = null;
  return (instance, _options, done) => {
    // A probe by HEAD must not call the model.
    instance.get('/model', { exposeHeadRoute: false }, async (_request, reply) => {
      if (config.model === null) return say(reply, 404, ['No model is configured.']);
      if (config.deployment === 'cluster')
        return say(reply, 404, [
          'Gateways cannot reach the model. Ask a worker: kubectl exec deploy/worker -- node apps/worker/dist/check-model.js',
        ]);
      if (latest === null || performance.now() - latest.at > freshForMs)
        latest = { check: checkLazily(config.model), at: performance.now() };
      const { isOk, lines } = await latest.check;
      return say(reply, isOk ? 200 : 502, lines);
    });
    done();
  };
}

/** Loaded on demand, because gateways do not need the model's client otherwise. */
async function checkLazily(config: NonNullable<Config['model']>): Promise<ModelCheck> {
  const { checkModel } = await import('@rolefit/model');
  return checkModel(config);
}

function say(reply: FastifyReply, status: number, lines: readonly string[]): FastifyReply {
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(`${lines.join('\n')}\n`);
}
