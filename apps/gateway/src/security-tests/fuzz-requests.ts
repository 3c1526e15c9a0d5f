import * as fc from 'fast-check';
import { z } from 'zod';

/** The part of the OpenAPI document that describes requests. */
const schemaSchema = z.record(z.string(), z.unknown());
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

type Schema = z.infer<typeof schemaSchema>;

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

const maliciousText = fc.constantFrom(
  ...[
    '',
    ' ',
    '\0',
    '\u202e',
    '\ud800',
    '👩‍⚕️',
    'null',
    'undefined',
    'NaN',
    '-1',
    '0',
    '9'.repeat(40),
    '1e999',
    '%',
    '%00',
    '%2e%2e%2f',
    '../../etc/passwd',
    "' OR 1=1 --",
    '"; DROP TABLE users; --',
  ],
  ...[
    '<script>alert(1)</script>',
    '${7*7}',
    '{{7*7}}',
    '=HYPERLINK("x")',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    '2026-02-30',
    '0000-00-00',
    'a'.repeat(5_000),
    '\r\nx-injected: 1',
  ],
);
const anyText = fc.oneof(maliciousText, fc.string({ unit: 'binary', maxLength: 60 }), fc.uuid());

/** Mostly values that match the schema, sometimes ones that do not. */
function valueOf(
  schema: Schema,
  components: Readonly<Record<string, Schema>>,
  depth = 0,
): fc.Arbitrary<unknown> {
  const arbitraryValue = fc.oneof(
    { maxDepth: 2 },
    anyText,
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.jsonValue({ maxDepth: 2 }),
  );
  if (depth > 6) return arbitraryValue;
  return fc.oneof(
    { weight: 9, arbitrary: validValueOf(schema, components, depth) },
    { weight: 1, arbitrary: arbitraryValue },
  );
}

function validValueOf(
  schema: Schema,
  components: Readonly<Record<string, Schema>>,
  depth: number,
): fc.Arbitrary<unknown> {
  const {
    $ref,
    anyOf,
    oneOf,
    enum: values,
    const: constant,
    type,
    properties,
    items,
    required,
    minimum,
    maximum,
    maxLength,
    maxItems,
    format,
  } = schema;
  const one = (inner: unknown) =>
    valueOf(schemaSchema.catch({}).parse(inner), components, depth + 1);
  if (typeof $ref === 'string') return one(components[$ref.split('/').at(-1) ?? ''] ?? {});
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return fc.oneof(...choices.map(one));
  if (Array.isArray(values)) return fc.constantFrom<unknown>(...values);
  if (constant !== undefined) return fc.constant(constant);
  const [low, high] = [minimum, maximum].map((limit) =>
    typeof limit === 'number' ? limit : undefined,
  );
  if (type === 'integer')
    return fc
      .maxSafeInteger()
      .map((n) =>
        low !== undefined && high !== undefined ? low + (Math.abs(n) % (high - low + 1)) : n,
      );
  if (type === 'number')
    return fc.double({
      noNaN: true,
      noDefaultInfinity: true,
      ...(low === undefined ? {} : { min: low }),
      ...(high === undefined ? {} : { max: high }),
    });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'string')
    return format === 'uri'
      ? fc.webUrl()
      : fc
          .oneof(anyText, fc.lorem({ maxCount: 60 }))
          .map((text) => (typeof maxLength === 'number' ? text.slice(0, maxLength + 1) : text));
  if (type === 'array')
    return fc.array(one(items), {
      maxLength: Math.min(typeof maxItems === 'number' ? maxItems + 1 : 6, 6),
    });
  if (typeof properties !== 'object' || properties === null) return fc.jsonValue({ maxDepth: 3 });
  const keys = Object.entries(properties);
  const needed = Array.isArray(required) ? required : [];
  return fc.record(Object.fromEntries(keys.map(([key, inner]) => [key, one(inner)])), {
    requiredKeys: keys.map(([key]) => key).filter((key) => needed.includes(key)),
  });
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

/**
 * Random requests to every route of an OpenAPI document.
 * @param document as served by the API
 * @param ids of existing records
 */
export function fuzzRequests(document: unknown, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const { paths, components } = documentSchema.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      ...operation,
    })),
  );
  return fc.constantFrom(...operations).chain(({ path, method, parameters, requestBody }) => {
    const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    const isFile = type === 'multipart/form-data';
    const sent = isFile
      ? fileUpload('resume')
      : content === undefined
        ? fc.constant(null)
        : valueOf(content.schema, components.schemas).map(json);
    const queries = parameters.filter((one) => one.in === 'query');
    return fc
      .record({
        method: fc.oneof(
          { weight: 19, arbitrary: fc.constant(method) },
          {
            weight: 1,
            arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
          },
        ),
        id: fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...ids) },
          {
            weight: 2,
            arbitrary: anyText.map((text) =>
              encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/g, '')),
            ),
          },
        ),
        query: fc.record(
          Object.fromEntries(
            queries.map(({ name, schema }) => [name, valueOf(schema, components.schemas)]),
          ),
          { requiredKeys: [] },
        ),
        more: fc.oneof(
          { weight: 9, arbitrary: fc.constant('') },
          {
            weight: 1,
            arbitrary: fc
              .tuple(headerText, headerText)
              .map(
                ([key, value]) =>
                  `&${encodeURIComponent(key)}=${encodeURIComponent(value)}&${encodeURIComponent(key)}[]=1`,
              ),
          },
        ),
        body: fc.oneof(
          { weight: 8, arbitrary: sent },
          {
            weight: 1,
            arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
          },
          { weight: 1, arbitrary: fc.integer({ min: 1, max: 5_000 }).map(nested) },
        ),
        type: fc.oneof(
          {
            weight: 9,
            arbitrary: fc.constant(
              isFile ? `multipart/form-data; boundary=${boundary}` : 'application/json',
            ),
          },
          { weight: 1, arbitrary: types },
        ),
        extraHeaders: fc.dictionary(
          fc.constantFrom(
            'origin',
            'cookie',
            'x-request-id',
            'accept',
            'x-forwarded-for',
            'if-none-match',
            'range',
            'referer',
          ),
          headerText,
          { maxKeys: 3 },
        ),
        isSignedIn: fc.oneof(
          { weight: 9, arbitrary: fc.constant(true) },
          { weight: 1, arbitrary: fc.constant(false) },
        ),
      })
      .map(({ method: used, id, query, more, body, type: mediaType, extraHeaders, isSignedIn }) => {
        const pairs = Object.entries(query).map(
          ([key, value]) =>
            `${key}=${encodeURIComponent(String(typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)))}`,
        );
        const hasBody = body !== null && !['GET', 'HEAD'].includes(used);
        return {
          method: used,
          path: `${path.replace(/\{\w+\}/, id)}?${pairs.join('&')}${more}`,
          headers: {
            ...extraHeaders,
            ...(hasBody && mediaType !== '' ? { 'content-type': mediaType } : {}),
          },
          body: hasBody ? body : null,
          isSignedIn,
        };
      });
  });
}
