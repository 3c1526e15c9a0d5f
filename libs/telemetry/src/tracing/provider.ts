import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import { type Config, type Logger, logThrottled } from '@rolefit/config';
import { setTracing } from './traced.js';

/** How long a process that stops waits for its last spans to be taken. */
const farewellMs = 2_000;
/** One batch of spans; a collector that takes longer gets the next one. */
const sendMs = 5_000;

let stop: (() => Promise<void>) | null = null;

/**
 * Sends traces from now on, where the configuration names who takes them; the packages that do it are not even loaded where it does not. Call it before
 * anything that is to be traced is made. A second call changes nothing.
 * @param service as it is called in traces, such as `rolefit-gateway`
 */
export async function startTracing({ tracing }: Pick<Config, 'tracing'>, service: string, logger: Logger): Promise<void> {
  if (tracing === null || stop !== null) return;
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const complain = logThrottled(logger, 'Trace export failed; spans dropped');
  const silent = (): void => undefined;
  diag.setLogger({ error: (message) => complain(new Error(message)), warn: silent, info: silent, debug: silent, verbose: silent }, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });

  const exporter = new OTLPTraceExporter({ url: `${tracing.endpoint}/v1/traces`, headers: { ...tracing.headers }, timeoutMillis: sendMs });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    // Who is part of a trace that somebody keeps is kept too: a trace is whole or not there.
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(tracing.sampleRatio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: tracing.sendEveryMs })],
  });
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  setTracing(true);
  stop = async () => {
    setTracing(false);
    await Promise.race([provider.shutdown().catch(complain), new Promise((resolve) => setTimeout(resolve, farewellMs).unref())]);
    trace.disable();
    propagation.disable();
    context.disable();
    diag.disable();
  };
}

/** Sends what is left, and ends. */
export async function stopTracing(): Promise<void> {
  const stopping = stop;
  stop = null;
  await stopping?.();
}
