import { z } from 'zod/mini';

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/**
 * Converts a value to the type that its schema asks for if a model merely wrote it differently:
 * "Required" for `required`, "3" for 3, "true" for true. Any other value is returned unchanged.
 */
export function coerced(schema: z.core.$ZodType, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (schema instanceof z.ZodMiniEnum)
    return schema.options.find((one) => String(one).toLowerCase() === text.toLowerCase()) ?? value;
  if (schema instanceof z.ZodMiniNumber && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (schema instanceof z.ZodMiniBoolean) return booleans.get(text.toLowerCase()) ?? value;
  return value;
}
