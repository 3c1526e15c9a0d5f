import type { FastifyHelmetOptions } from '@fastify/helmet';
import { type Config, isLoopback } from '@rolefit/config';
import { apiBasePath } from '@rolefit/contracts';
import type { FastifyInstance } from 'fastify';

/** Path of the API documentation. */
export const docsPath = '/api/docs';

/** Security headers of all responses. Scripts and styles load from this origin only; inline ones are blocked. */
export function securityHeaders(config: Pick<Config, 'server' | 'github'>): FastifyHelmetOptions {
  const { protocol, host, hostname } = new URL(config.server.publicUrl);
  const isHttps = protocol === 'https:';
  // Browsers ignore them elsewhere, and complain on every page.
  const isTrustworthy = isHttps || isLoopback(hostname);
  // The GitHub emulator of the demo serves avatars from this machine, without TLS.
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
        // Not all browsers include the host's own WebSocket in 'self'.
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
    crossOriginOpenerPolicy: isTrustworthy,
    originAgentCluster: isTrustworthy,
    // For browsers without support for frame-ancestors; must match it.
    frameguard: { action: 'deny' },
  };
}

/** Browser features that no page uses. Disabling them limits the damage of an injected script. */
const permissions = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers that helmet does not cover. API responses are personal, so caches must not store them unless the route allows it. */
export function addResponseHeaders(instance: FastifyInstance): void {
  instance.addHook('onSend', (request, reply, payload, done) => {
    void reply.header('permissions-policy', permissions);
    if (request.url.startsWith(apiBasePath) && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

const docsPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Swagger UI needs inline styles, and its page declares no charset. */
export function addDocsPolicy(instance: FastifyInstance): void {
  instance.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith(docsPath)) void reply.header('content-security-policy', docsPolicy);
    if (reply.getHeader('content-type') === 'text/html')
      void reply.type('text/html; charset=utf-8');
    done(null, payload);
  });
}
