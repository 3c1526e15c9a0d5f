import { jsonSchemaOf } from '@rolefit/contracts';
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { z } from 'zod/mini';

/** Adapts a contract's schema for the SDK: schemas of `zod/mini` lack the conversion to JSON Schema. */
export function toToolSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  const json = {
    input: () => jsonSchemaOf(schema, 'input'),
    output: () => jsonSchemaOf(schema, 'output'),
  };
  return { '~standard': { ...schema['~standard'], jsonSchema: json } };
}
