import * as fc from 'fast-check';
import { z } from 'zod';

/** A JSON schema of an OpenAPI document. */
export const schemaSchema = z.record(z.string(), z.unknown());

type Schema = z.infer<typeof schemaSchema>;

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
/** Harmless and malicious texts. */
export const anyText = fc.oneof(
  maliciousText,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.uuid(),
);

/** Mostly values that match the JSON schema, sometimes ones that do not. */
export function valueOf(
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
