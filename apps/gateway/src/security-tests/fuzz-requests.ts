import * as fc from 'fast-check';
import { z } from 'zod';
import { anyText, schemaSchema, valueOf } from './random-values.js';

/** The part of the OpenAPI document that describes requests. */
const operationSchema = z.object({
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query']),
      required: z.boolean(),
      schema: schemaSchema,
    }),
  ),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: schemaSchema })) })
    .optional(),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), schemaSchema) }),
});

type Components = Parameters<typeof valueOf>[1];

/** A random request, valid or malformed. */
export interface FuzzRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** Whether it carries the access token of a signed-in user. */
  readonly isSignedIn: boolean;
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '');
const nested = (depth: number) => Buffer.from('['.repeat(depth) + ']'.repeat(depth));
const boundary = 'wild';
const fileUpload = (field: string) =>
  fc
    .tuple(fc.oneof(fc.constant('%PDF-1.7\n%%EOF'), anyText), anyText)
    .map(([content, name]) =>
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name.replaceAll(/["\r\n]/g, '')}"\r\ncontent-type: application/pdf\r\n\r\n${content}\r\n--${boundary}--\r\n`,
      ),
    );

/** Characters that Node accepts in a header. */
const headerText = anyText.map((text) =>
  text
    .replaceAll(/[^\x20-\x7e]/g, '')
    .slice(0, 500)
    .trim(),
);
const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  `multipart/form-data; boundary=${boundary}`,
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  '',
);

interface Operation extends z.infer<typeof operationSchema> {
  readonly path: string;
  readonly method: string;
}

const methods = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS');
const headerNames = fc.constantFrom(
  'origin',
  'cookie',
  'x-request-id',
  'accept',
  'x-forwarded-for',
  'if-none-match',
  'range',
  'referer',
);
const encodedText = anyText.map((text) =>
  encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/g, '')),
);
const unknownParameters = fc.tuple(headerText, headerText).map(([key, value]) => {
  const [name, content] = [encodeURIComponent(key), encodeURIComponent(value)];
  return `&${name}=${content}&${name}[]=1`;
});
const randomBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));

/** `usual` in most cases, `rare` in one of `outOf`. */
function mostly<Usual, Rare>(
  usual: fc.Arbitrary<Usual>,
  rare: fc.Arbitrary<Rare>,
  outOf = 10,
): fc.Arbitrary<Usual | Rare> {
  return fc.oneof({ weight: outOf - 1, arbitrary: usual }, { weight: 1, arbitrary: rare });
}

/** The parts of a request to one operation, most of them as documented. */
function partsOf(operation: Operation, ids: readonly string[], components: Components) {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const isFile = type === 'multipart/form-data';
  const documented = isFile ? `multipart/form-data; boundary=${boundary}` : 'application/json';
  const validBody = isFile
    ? fileUpload('resume')
    : content === undefined
      ? fc.constant(null)
      : valueOf(content.schema, components).map(json);
  const queries = operation.parameters.filter((one) => one.in === 'query');
  return fc.record({
    method: mostly(fc.constant(operation.method), methods, 20),
    id: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...ids) },
      { weight: 2, arbitrary: encodedText },
    ),
    query: fc.record(
      Object.fromEntries(queries.map(({ name, schema }) => [name, valueOf(schema, components)])),
      { requiredKeys: [] },
    ),
    more: mostly(fc.constant(''), unknownParameters),
    body: fc.oneof(
      { weight: 8, arbitrary: validBody },
      { weight: 1, arbitrary: randomBytes },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 5_000 }).map(nested) },
    ),
    mediaType: mostly(fc.constant(documented), types),
    extraHeaders: fc.dictionary(headerNames, headerText, { maxKeys: 3 }),
    isSignedIn: mostly(fc.constant(true), fc.constant(false)),
  });
}

function queryText(query: Readonly<Record<string, unknown>>): string {
  const textOf = (value: unknown) =>
    String(typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value));
  return Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(textOf(value))}`)
    .join('&');
}

/**
 * Random requests to every route of an OpenAPI document.
 * @param document as served by the API
 * @param ids of existing records
 */
export function fuzzRequests(document: unknown, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const { paths, components } = documentSchema.parse(document);
  const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
  return fc.constantFrom(...operations).chain((operation) =>
    partsOf(operation, ids, components.schemas).map(
      ({ method, id, query, more, body, mediaType, extraHeaders, isSignedIn }) => {
        const hasBody = body !== null && !['GET', 'HEAD'].includes(method);
        const headers: Record<string, string> = { ...extraHeaders };
        if (hasBody && mediaType !== '') headers['content-type'] = mediaType;
        return {
          method,
          path: `${operation.path.replace(/\{\w+\}/, id)}?${queryText(query)}${more}`,
          headers,
          body: hasBody ? body : null,
          isSignedIn,
        };
      },
    ),
  );
}
