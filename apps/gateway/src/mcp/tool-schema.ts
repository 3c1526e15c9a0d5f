import { jsonSchemaOf } from '@rolefit/contracts';
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { z } from 'zod/mini';

/** A contract's schema as the SDK takes it. `zod/mini` leaves the conversion to JSON Schema out of its schemas. */
export function toToolSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  const json = {
    input: () => jsonSchemaOf(schema, 'input'),
    output: () => jsonSchemaOf(schema, 'output'),
  };
  return { '~standard': { ...schema['~standard'], jsonSchema: json } };
}
