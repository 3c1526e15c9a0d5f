import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import { type Config, type Logger, logThrottled } from '@rolefit/config';
import { setTracing } from './traced.js';

/** Timeout for flushing the last spans at shutdown. */
const flushTimeoutMs = 2_000;
/** Timeout of one export; after that, the next batch is sent. */
const exportTimeoutMs = 5_000;

let stop: (() => Promise<void>) | null = null;

/**
 * Starts exporting traces if an endpoint is configured; otherwise the OpenTelemetry SDK is not even loaded. Must be called before any instrumented object is
 * created. Repeated calls have no effect.
 * @param service name in traces, such as `rolefit-gateway`
 */
export async function startTracing(
  { tracing }: Pick<Config, 'tracing'>,
  service: string,
  logger: Logger,
): Promise<void> {
  if (tracing === null || stop !== null) return;
  const [
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    sdk,
  ] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const logFailure = logThrottled(logger, 'Trace export failed; spans dropped');
  const silent = (): void => undefined;
  diag.setLogger(
    {
      error: (message) => logFailure(new Error(message)),
      warn: silent,
      info: silent,
      debug: silent,
      verbose: silent,
    },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );

  const exporter = new OTLPTraceExporter({
    url: `${tracing.endpoint}/v1/traces`,
    headers: { ...tracing.headers },
    timeoutMillis: exportTimeoutMs,
  });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    // Follow the parent's sampling decision, so that traces are complete or absent.
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(tracing.sampleRatio),
    }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: tracing.sendEveryMs }),
    ],
  });
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  setTracing(true);
  stop = async () => {
    setTracing(false);
    await Promise.race([
      provider.shutdown().catch(logFailure),
      new Promise((resolve) => setTimeout(resolve, flushTimeoutMs).unref()),
    ]);
    trace.disable();
    propagation.disable();
    context.disable();
    diag.disable();
  };
}

/** Flushes the remaining spans and stops. */
export async function stopTracing(): Promise<void> {
  const stopping = stop;
  stop = null;
  await stopping?.();
}
