import { SpanKind, startSpan } from '@rolefit/telemetry';
import { context, type Context, ROOT_CONTEXT, type Span, SpanStatusCode } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from './http-metrics.js';

interface Traced {
  readonly span: Span;
  readonly context: Context;
}

/**
 * Starts a trace for each request and makes it the active context of the handler. Trace headers from clients are ignored: they are untrusted and would decide
 * about sampling. Only used where tracing is enabled.
 */
export function addRequestTraces(instance: FastifyInstance): void {
  const traces = new WeakMap<FastifyRequest, Traced>();
  const inTraceContext = (request: FastifyRequest, done: () => void): void => {
    const traced = traces.get(request);
    if (traced === undefined) done();
    else context.with(traced.context, done);
  };
  instance.addHook('onRequest', (request, _reply, done) => {
    const attributes = {
      'http.request.method': request.method,
      'http.route': routeOf(request),
      'rolefit.request_id': request.id,
    };
    traces.set(
      request,
      startSpan({
        name: `${request.method} ${routeOf(request)}`,
        kind: SpanKind.SERVER,
        attributes,
        parent: ROOT_CONTEXT,
      }),
    );
    inTraceContext(request, done);
  });
  // Body parsing runs in socket events, which lose the async context.
  instance.addHook('preHandler', (request, _reply, done) => inTraceContext(request, done));
  instance.addHook('onResponse', (request, reply, done) => {
    const traced = traces.get(request);
    traced?.span.setAttribute('http.response.status_code', reply.statusCode);
    if (request.problemCode !== null) traced?.span.setAttribute('error.type', request.problemCode);
    if (reply.statusCode >= 500) traced?.span.setStatus({ code: SpanStatusCode.ERROR });
    traced?.span.end();
    done();
  });
}
