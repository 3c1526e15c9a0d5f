import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { type Config, healthPaths, type Logger, NestLogger } from '@rolefit/config';
import { apiBasePath } from '@rolefit/contracts';
import { createStreamsAdapter } from '@rolefit/realtime';
import { isTracing, startTracing } from '@rolefit/telemetry';
import { AccessService } from './auth/access.service.js';
import { readSignedIn } from './auth/read-signed-in.js';
import { GatewayModule } from './gateway.module.js';
import { addAccessLog } from './http/access-log.js';
import { addBodyLimits } from './http/body-limits.js';
import { addBodyParsers } from './http/body-parsers.js';
import { addBodyTimeout } from './http/body-timeout.js';
import { addHeadLimits } from './http/head-limits.js';
import { addDraining, Draining } from './http/draining.js';
import { createHttpAdapter } from './http/http-adapter.js';
import { addHttpMetrics } from './http/http-metrics.js';
import { buildOpenApiDocument, isOpenApiDocument } from './http/openapi.js';
import { addRequestContext } from './http/request-context.js';
import { addRequestTraces } from './http/request-traces.js';
import { addDocsPolicy, addMoreHeaders, docsPath, securityHeaders } from './http/security-headers.js';
import { validationPipe } from './http/validation.js';
import { VisitorConnections } from './http/visitor-connections.js';
import { serveWebClient } from './http/web-client.js';
import { assertLeft } from './limits/assert-left.js';
import { RateLimits } from './limits/rate-limits.service.js';
import { UnauthenticatedSockets } from './realtime/unauthenticated-sockets.js';

/**
 * Puts the gateway together; the caller lets it listen.
 * @throws ConfigError where the web client is not built
 */
export async function createGateway(config: Config, logger: Logger, adapter: FastifyAdapter = createHttpAdapter(config)): Promise<NestFastifyApplication> {
  const instance = adapter.getInstance();
  await startTracing(config, 'rolefit-gateway', logger);
  addRequestContext(instance);
  if (isTracing()) addRequestTraces(instance);
  if (config.operations !== null) addHttpMetrics(instance);
  const visitors = new VisitorConnections(config);
  visitors.watch(instance);
  addBodyTimeout(instance);
  addHeadLimits(instance);
  addAccessLog(instance, logger);
  addBodyLimits(instance, {
    authorise: (request, endpoint) => readSignedIn(request, app.get(AccessService), endpoint),
    assertMay: ({ userId }, endpoint) => assertLeft(app.get(RateLimits), userId, endpoint),
    welcome: (connection) => visitors.release(connection),
  });

  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule.forRoot(config, logger), adapter, {
    logger: new NestLogger(quietly(logger)),
    bodyParser: false,
    abortOnError: false,
  });
  await app.register(helmet, securityHeaders(config));
  addMoreHeaders(instance);
  addDocsPolicy(instance);
  addDraining(instance, app.get(Draining));
  await app.register(cookie);
  await addBodyParsers(app);
  app.enableCors({ origin: [...config.server.allowedOrigins], credentials: true, exposedHeaders: ['x-request-id', 'retry-after'], methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], maxAge: 600 });
  app.setGlobalPrefix(apiBasePath, { exclude: Object.values(healthPaths) });
  app.useGlobalPipes(validationPipe);
  const unauthenticated = app.get(UnauthenticatedSockets);
  app.useWebSocketAdapter(createStreamsAdapter(app, config, logger, (request) => unauthenticated.admit(request)));
  serveDocs(app);
  await serveWebClient(app, config);
  return app;
}

/** Nest tells of every module and route when it starts; that is only worth a line to whoever looks for a fault. */
function quietly(logger: Logger): Logger {
  const isTold = logger.isLevelEnabled('debug') || !logger.isLevelEnabled('warn');
  return isTold ? logger : logger.child({}, { level: 'warn' });
}

function serveDocs(app: NestFastifyApplication): void {
  const document = buildOpenApiDocument();
  if (!isOpenApiDocument(document)) throw new TypeError('The OpenAPI document is incomplete.');
  SwaggerModule.setup(docsPath, app, document, { jsonDocumentUrl: `${docsPath}/json`, raw: ['json'], customSiteTitle: 'Rolefit API' });
}
