import { type z } from 'zod/mini';
import { type CodeOption, findCode, isAmbiguousPrefix } from './code-options';
import { texts } from './texts';

/** A parsed value, or an error. `isIncomplete`: further input may resolve it. */
export type Parsed<Value> =
  { readonly value: Value } | { readonly error: string; readonly isIncomplete: boolean };

/** Parses free text by the contract's schema and rejects duplicates. */
export function parseName(
  schema: z.ZodMiniType<string>,
  known: readonly string[],
): (text: string) => Parsed<string> {
  return (text) => {
    const { data, error } = schema.safeParse(text);
    if (error) return { error: error.issues[0]?.message ?? '', isIncomplete: text === '' };
    return known.some((name) => name.toLowerCase() === data.toLowerCase())
      ? { error: texts.alreadyThere, isIncomplete: false }
      : { value: data };
  };
}

/** Parses a name into its code. */
export function parseCode(
  schema: z.ZodMiniType<string>,
  options: readonly CodeOption[],
  known: readonly string[],
): (text: string) => Parsed<string> {
  const parse = parseName(schema, known);
  return (text) => {
    const parsed = parse(findCode(options, text) ?? '');
    return 'error' in parsed
      ? { ...parsed, isIncomplete: isAmbiguousPrefix(options, text) }
      : parsed;
  };
}
