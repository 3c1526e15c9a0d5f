import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '@rolefit/config';
import type { FastifyInstance } from 'fastify';

/** Where the API's own documentation lives. */
export const docsPath = '/api/docs';

/** Headers of every answer. Scripts come from this server only; what is inline is refused but for styles. */
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
        // Radix and sonner add style elements at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:', ...demoPictures],
        fontSrc: ["'self'", 'data:'],
        // Not every browser counts its own host's websocket as 'self'.
        connectSrc: ["'self'", `${isHttps ? 'wss' : 'ws'}://${host}`],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  };
}

const docsPolicy = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The documentation's page has a style element of its own that is not ours to change. */
export function addDocsPolicy(instance: FastifyInstance): void {
  instance.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith(docsPath)) void reply.header('content-security-policy', docsPolicy);
    done(null, payload);
  });
}
