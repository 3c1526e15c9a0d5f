import { accountExportJsonSchema, accountExportOthers, accountExportSchema } from '@rolefit/contracts';
import { table } from './markdown.mjs';

/** The whole of docs/export-schema.md, from the schemas that describe the files. */
export function exportSchemaPage() {
  const { $defs, properties } = accountExportJsonSchema();
  const files = Object.entries(accountExportSchema.shape).map(([name, { description }]) => [`\`${name}\``, description]);
  const others = Object.entries(accountExportOthers).map(([name, text]) => [`\`${name}\``, text]);
  return `# The export of an account

<!-- Made by \`npm run docs\` from libs/contracts/src/account-export.ts; a test keeps it so. Change the schemas, not this page. -->

\`GET /users/profile/export\` answers with one zip of everything that is kept about the signed-in user (docs/adr/0014-export-as-one-stream.md). It holds:

${table(['File', 'What it is'], [...files, ...others])}

Times are ISO 8601 in UTC. Quotes are verbatim; \`start\` and \`end\` count UTF-16 units of the text that they point into: of \`jobDescription\` for a
posting, of \`text\` in \`resumes.json\` for a resume.

## Fields

${Object.entries(properties).map(([name, schema]) => section(name, schema, $defs)).join('\n\n')}

## Parts

${Object.entries($defs).filter(([name]) => !name.startsWith('Exported')).map(([name, schema]) => section(name, schema, $defs)).join('\n\n')}

Each export has all of this as a JSON Schema too, in \`schema.json\`.
`;
}

function section(name, schema, definitions) {
  const one = resolve(schema.type === 'array' ? schema.items : schema, definitions);
  const rows = Object.entries(one.properties ?? {}).map(([field, value]) => [`\`${field}\``, typeOf(value), (value.description ?? '')]);
  return `### \`${name}\`${schema.type === 'array' ? ', a list of' : ''}\n\n${table(['Field', 'Type', ''], rows)}`;
}

/** A reference may stand alone or, where it has words of its own beside it, in an \`allOf\`. */
function resolve(schema, definitions) {
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  return reference === undefined ? schema : definitions[reference.replace('#/$defs/', '')];
}

function typeOf(schema) {
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  if (reference !== undefined) return `\`${reference.replace('#/$defs/', '')}\``;
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.enum !== undefined) return schema.enum.length > 12 ? 'one of many words' : schema.enum.map((word) => `\`${word}\``).join(', ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items)}`;
  const type = [schema.type ?? 'anything'].flat().join(' or ');
  return schema.format === undefined ? type : `${type} (${schema.format})`;
}
