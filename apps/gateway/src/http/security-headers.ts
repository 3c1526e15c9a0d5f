import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '@rolefit/config';
import { apiBasePath } from '@rolefit/contracts';
import type { FastifyInstance } from 'fastify';

/** Where the API's own documentation lives. */
export const docsPath = '/api/docs';

/** Headers of every answer. Scripts and styles come from this server only; inline ones are refused. */
export function securityHeaders(config: Pick<Config, 'server' | 'github'>): FastifyHelmetOptions {
  const { protocol, host } = new URL(config.server.publicUrl);
  const isHttps = protocol === 'https:';
  // The demo's GitHub has its pictures on this machine, without TLS.
  const demoPictures = config.github?.isDemo === true ? [new URL(config.github.url).origin] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'https:', ...demoPictures],
        fontSrc: ["'self'", 'data:'],
        // Not every browser counts its own host's websocket as 'self'.
        connectSrc: ["'self'", `${isHttps ? 'wss' : 'ws'}://${host}`],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // For browsers that do not know frame-ancestors; it has to say the same.
    frameguard: { action: 'deny' },
  };
}

/** What no page of ours has a use for: who finds a way to run something there finds nothing to switch on. */
const permissions = ['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The headers that helmet has none of. What the API answers is about one person: no cache on the way keeps it, unless its route says otherwise. */
export function addResponseHeaders(instance: FastifyInstance): void {
  instance.addHook('onSend', (request, reply, payload, done) => {
    void reply.header('permissions-policy', permissions);
    if (request.url.startsWith(apiBasePath) && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

const docsPolicy = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The documentation's page has a style element of its own that is not ours to change, and does not say in which letters it is written. */
export function addDocsPolicy(instance: FastifyInstance): void {
  instance.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith(docsPath)) void reply.header('content-security-policy', docsPolicy);
    if (reply.getHeader('content-type') === 'text/html') void reply.type('text/html; charset=utf-8');
    done(null, payload);
  });
}
