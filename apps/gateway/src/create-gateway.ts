import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { type Config, healthPaths, type Logger, NestLogger } from '@rolefit/config';
import { apiBasePath, mcpEndpoint } from '@rolefit/contracts';
import { createStreamsAdapter } from '@rolefit/realtime';
import { isTracing, startTracing } from '@rolefit/telemetry';
import { AccessService } from './auth/guards/access.service.js';
import { authenticateRequest } from './auth/guards/authenticate-request.js';
import { GatewayModule } from './gateway.module.js';
import { addAccessLog } from './http/access-log.js';
import { addBodyLimits } from './http/body-limits.js';
import { addBodyParsers } from './http/body-parsers.js';
import { addBodyTimeout } from './http/body-timeout.js';
import { addHeaderLimits } from './http/header-limits.js';
import { addDraining, Draining } from './http/draining.js';
import { createHttpAdapter } from './http/http-adapter.js';
import { addHttpMetrics } from './http/http-metrics.js';
import { buildOpenApiDocument, isOpenApiDocument } from './http/openapi.js';
import { addRequestContext } from './http/request-context.js';
import { addLanguageHeader } from './http/request-language.js';
import { addRequestTraces } from './http/request-traces.js';
import {
  addDocsPolicy,
  addResponseHeaders,
  docsPath,
  securityHeaders,
} from './http/security-headers.js';
import { validationPipe } from './http/validation.js';
import { AnonymousConnections } from './http/anonymous-connections.js';
import { serveWebClient } from './http/web-client.js';
import { assertQuotaLeft } from './limits/assert-quota-left.js';
import { RateLimits } from './limits/rate-limits.service.js';
import { RealtimeGateway } from './realtime/realtime.gateway.js';
import { UnauthenticatedSockets } from './realtime/unauthenticated-sockets.js';

/**
 * Assembles the gateway without starting to listen.
 * @throws ConfigError where the web client is not built
 */
export async function createGateway(
  config: Config,
  logger: Logger,
  adapter: FastifyAdapter = createHttpAdapter(config),
): Promise<NestFastifyApplication> {
  const instance = adapter.getInstance();
  await startTracing(config, 'rolefit-gateway', logger);
  addRequestContext(instance);
  addLanguageHeader(instance);
  if (isTracing()) addRequestTraces(instance);
  if (config.operations !== null) addHttpMetrics(instance);
  const anonymous = new AnonymousConnections(config);
  anonymous.watch(instance);
  addBodyTimeout(instance);
  addHeaderLimits(instance);
  addAccessLog(instance, logger);
  addBodyLimits(instance, {
    authenticate: (request, endpoint) =>
      authenticateRequest(request, app.get(AccessService), endpoint),
    assertQuota: ({ userId }, endpoint) => assertQuotaLeft(app.get(RateLimits), userId, endpoint),
    onAuthenticated: (connection) => anonymous.release(connection),
  });

  const app = await NestFactory.create<NestFastifyApplication>(
    GatewayModule.forRoot(config, logger),
    adapter,
    {
      logger: new NestLogger(withoutRouteListing(logger)),
      bodyParser: false,
      abortOnError: false,
    },
  );
  await app.register(helmet, securityHeaders(config));
  addResponseHeaders(instance);
  addDocsPolicy(instance);
  addDraining(instance, app.get(Draining));
  app
    .get(Draining)
    .started.addEventListener(
      'abort',
      () => void app.get(RealtimeGateway).closeGradually(config.server.drainMs),
    );
  await app.register(cookie);
  await addBodyParsers(app);
  app.enableCors({
    origin: [...config.server.allowedOrigins],
    credentials: true,
    exposedHeaders: ['x-request-id', 'retry-after'],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: 600,
  });
  app.setGlobalPrefix(apiBasePath, {
    exclude: [...Object.values(healthPaths), mcpEndpoint.path],
  });
  app.useGlobalPipes(validationPipe);
  const unauthenticated = app.get(UnauthenticatedSockets);
  app.useWebSocketAdapter(
    createStreamsAdapter(app, config, logger, (request) => unauthenticated.admit(request)),
  );
  serveDocs(app);
  await serveWebClient(app, config);
  return app;
}

/** Nest logs every module and route at start-up, which is only useful for debugging. */
function withoutRouteListing(logger: Logger): Logger {
  const logsRoutes = logger.isLevelEnabled('debug') || !logger.isLevelEnabled('warn');
  return logsRoutes ? logger : logger.child({}, { level: 'warn' });
}

function serveDocs(app: NestFastifyApplication): void {
  const document = buildOpenApiDocument();
  if (!isOpenApiDocument(document)) throw new TypeError('The OpenAPI document is incomplete.');
  SwaggerModule.setup(docsPath, app, document, {
    jsonDocumentUrl: `${docsPath}/json`,
    raw: ['json'],
    customSiteTitle: 'Rolefit API',
  });
}
