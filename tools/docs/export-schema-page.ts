import {
  accountExportJsonSchema,
  accountExportOthers,
  accountExportSchema,
  descriptionOf,
} from '@rolefit/contracts';
import { z } from 'zod';
import { table } from './markdown.ts';

/** As much of JSON Schema as the export uses. */
interface JsonSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly format?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly $ref?: string | undefined;
  readonly allOf?: readonly JsonSchema[] | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly oneOf?: readonly JsonSchema[] | undefined;
  readonly items?: JsonSchema | undefined;
  readonly properties?: Definitions | undefined;
}
type Definitions = Readonly<Record<string, JsonSchema>>;

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    $ref: z.string().optional(),
    allOf: z.array(jsonSchema).optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
    items: jsonSchema.optional(),
    properties: definitionsSchema.optional(),
  }),
);
const definitionsSchema: z.ZodType<Definitions> = z.lazy(() => z.record(z.string(), jsonSchema));
const exportSchema = z.object({ $defs: definitionsSchema, properties: definitionsSchema });

/** The text of docs/export-schema.md, from the schemas of the exported files. */
export function exportSchemaPage(): string {
  const { $defs, properties } = exportSchema.parse(accountExportJsonSchema());
  const files = Object.entries(accountExportSchema.shape).map(([name, schema]) => [
    `\`${name}\``,
    descriptionOf(schema) ?? '',
  ]);
  const others = Object.entries(accountExportOthers).map(([name, text]) => [`\`${name}\``, text]);
  return `# The export of an account

<!-- Made by \`npm run docs\` from libs/contracts/src/account-export.ts; a test keeps it so. Change the schemas, not this page. -->

\`GET /users/profile/export\` answers with one zip of everything that is kept about the signed-in user (docs/adr/0014-streamed-account-export.md). It holds:

${table(['File', 'What it is'], [...files, ...others])}

Times are ISO 8601 in UTC. Quotes are verbatim; \`start\` and \`end\` count UTF-16 units of the text that they point into: of \`jobDescription\` for a
posting, of \`text\` in \`resumes.json\` for a resume.

## Fields

${Object.entries(properties)
  .map(([name, schema]) => section(name, schema, $defs))
  .join('\n\n')}

## Parts

${Object.entries($defs)
  .filter(([name]) => !name.startsWith('Exported'))
  .map(([name, schema]) => section(name, schema, $defs))
  .join('\n\n')}

Each export has all of this as a JSON Schema too, in \`schema.json\`.
`;
}

function section(name: string, schema: JsonSchema, definitions: Definitions): string {
  const isList = schema.type === 'array';
  const item = resolve(isList ? (schema.items ?? {}) : schema, definitions);
  const fields = new Map<string, JsonSchema[]>();
  for (const { properties = {} } of item.oneOf ?? [item])
    for (const [field, value] of Object.entries(properties))
      fields.set(field, [...(fields.get(field) ?? []), value]);
  const rows = [...fields].map(([field, values]) => [
    `\`${field}\``,
    [...new Set(values.map(typeOf))].join(' or '),
    values[0]?.description ?? '',
  ]);
  return `### \`${name}\`${isList ? ', a list of' : ''}\n\n${table(['Field', 'Type', ''], rows)}`;
}

/** The name of the definition that a schema refers to. A reference with a description of its own is wrapped in an `allOf`. */
function referenceOf(schema: JsonSchema): string | undefined {
  return (schema.$ref ?? schema.allOf?.[0]?.$ref)?.replace('#/$defs/', '');
}

function resolve(schema: JsonSchema, definitions: Definitions): JsonSchema {
  const reference = referenceOf(schema);
  if (reference === undefined) return schema;
  const definition = definitions[reference];
  if (definition === undefined)
    throw new Error(`The schema of the export defines no ${reference}.`);
  return definition;
}

function typeOf(schema: JsonSchema): string {
  const reference = referenceOf(schema);
  if (reference !== undefined) return `\`${reference}\``;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return [...new Set(alternatives.map(typeOf))].join(' or ');
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.enum !== undefined)
    return schema.enum.length > 12
      ? 'one of many words'
      : schema.enum.map((word) => `\`${String(word)}\``).join(', ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  const type = [schema.type ?? 'anything'].flat().join(' or ');
  return schema.format === undefined ? type : `${type} (${schema.format})`;
}
