import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as received by a collector. */
export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for a root span. */
  readonly parentSpanId: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface OtlpValue {
  readonly [kind: string]: unknown;
}

interface OtlpAttribute {
  readonly key: string;
  readonly value: OtlpValue;
}

interface OtlpRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly OtlpAttribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string;
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly attributes?: readonly OtlpAttribute[];
      }[];
    }[];
  }[];
}

/** An OTLP collector for tests: receives traces over HTTP as JSON and stores them. */
export class OtlpReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** Raw request bodies, for tests that they contain no sensitive data. */
  readonly bodies: string[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<OtlpReceiver> {
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        const isTraces =
          request.method === 'POST' &&
          request.url === '/v1/traces' &&
          request.headers['content-type'] === 'application/json';
        if (isTraces) receiver.take(body);
        response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
      });
    });
    const receiver = new OtlpReceiver(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  /** Value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  get endpoint(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(body: string): void {
    this.bodies.push(body);
    for (const { resource, scopeSpans } of (JSON.parse(body) as OtlpRequest).resourceSpans) {
      const service = String(plain(resource.attributes)['service.name']);
      for (const {
        name,
        traceId,
        spanId,
        parentSpanId = '',
        attributes = [],
      } of scopeSpans.flatMap(({ spans }) => spans)) {
        this.spans.push({
          service,
          name,
          traceId,
          spanId,
          parentSpanId,
          attributes: plain(attributes),
        });
      }
    }
  }
}

function plain(attributes: readonly OtlpAttribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
