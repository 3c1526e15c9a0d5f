import {
  apiBasePath,
  type DocumentedEndpoint,
  documentedEndpoints,
  jsonSchemaOf,
  problemSchema,
  successEnvelopeSchema,
} from '@rolefit/contracts';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { z } from 'zod/mini';

type Json = Record<string, unknown>;

/** Schemas with an id, by their name under `components`. */
type Components = Map<string, Json>;

/** Builds the OpenAPI 3.1 document from the endpoints table and the schemas that validate requests. OpenAPI 3.1 accepts JSON Schema unchanged. */
export function buildOpenApiDocument(): Json {
  const components: Components = new Map();
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of documentedEndpoints) {
    const path = `${apiBasePath}${endpoint.path}`.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: toOperation(name, endpoint, components),
    };
  }
  toSchema(problemSchema, 'output', components);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rolefit',
      version: '1',
      description:
        'How well a job posting fits a resume, and why. Every JSON answer is an envelope `{isSuccess, message, data}`; errors are `application/problem+json`.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(components),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The access token of a session, or a personal access token for calls that list a scope.',
        },
      },
    },
  };
}

/** Swagger UI accepts OpenAPI 3.1, but its set-up function is typed for an older version. */
export function isOpenApiDocument(document: Json): document is Json & OpenAPIObject {
  return 'openapi' in document && 'info' in document && 'paths' in document;
}

function toOperation(name: string, endpoint: DocumentedEndpoint, components: Components): Json {
  const body = toRequestBody(endpoint, components);
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(endpoint.scope === undefined
      ? {}
      : { description: `A personal access token needs the scope \`${endpoint.scope}\`.` }),
    tags: [endpoint.path.split('/')[1]],
    ...(endpoint.auth === 'bearer' ? { security: [{ bearer: [] }] } : {}),
    parameters: [
      ...toParameters(endpoint.params, 'path', components),
      ...toParameters(endpoint.query, 'query', components),
    ],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      [endpoint.status]: toResponse(endpoint, components),
      default: {
        description: 'What went wrong',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  };
}

function toResponse(endpoint: DocumentedEndpoint, components: Components): Json {
  if (endpoint.data !== undefined) {
    return {
      description: endpoint.summary,
      content: {
        'application/json': {
          schema: toSchema(successEnvelopeSchema(endpoint.data), 'output', components),
        },
      },
    };
  }
  if (endpoint.media === undefined)
    return { description: endpoint.summary, headers: { location: { schema: { type: 'string' } } } };
  const file = { schema: { type: 'string', format: 'binary' } };
  return {
    description: endpoint.summary,
    content: Object.fromEntries(endpoint.media.map((type) => [type, file])),
  };
}

function toRequestBody(endpoint: DocumentedEndpoint, components: Components): Json | undefined {
  if (endpoint.file !== undefined) {
    const schema = {
      type: 'object',
      properties: { [endpoint.file]: { type: 'string', format: 'binary' } },
      required: [endpoint.file],
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (endpoint.body === undefined) return undefined;
  return {
    required: !endpoint.body.safeParse(undefined).success,
    content: { 'application/json': { schema: toSchema(endpoint.body, 'input', components) } },
  };
}

function toParameters(
  schema: z.ZodMiniType | undefined,
  where: 'path' | 'query',
  components: Components,
): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = toSchema(schema, 'input', components);
  const mandatory = Array.isArray(required) ? required : [];
  return Object.entries(properties ?? {}).map(([name, one]) => ({
    name,
    in: where,
    required: mandatory.includes(name),
    schema: one,
  }));
}

/** Converts a schema to JSON Schema. Schemas with an id become components and are replaced with a reference. */
function toSchema(schema: z.ZodMiniType, io: 'input' | 'output', components: Components): Json {
  const json: unknown = jsonSchemaOf(schema, io);
  const { $schema: _dialect, $defs, ...rest } = asObject(pointToComponents(json));
  for (const [name, definition] of Object.entries(asObject($defs ?? {})))
    components.set(name, withoutId(asObject(definition)));
  const { id } = rest;
  if (typeof id !== 'string') return rest;
  components.set(id, withoutId(rest));
  return { $ref: `#/components/schemas/${id}` };
}

function withoutId({ id: _id, ...rest }: Json): Json {
  return rest;
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function pointToComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointToComponents);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : pointToComponents(inner),
    ]),
  );
}
