import { type z } from 'zod/mini';
import { findCode, isAmbiguousPrefix, type CodeOption } from './code-options';
import { texts } from './texts';

/** A text as what it stands for, or why it stands for nothing, which may be only because its end is still to come. */
export type Parsed<Value> = { readonly value: Value } | { readonly error: string; readonly isIncomplete: boolean };

/** Free text as an entry that the list does not have yet, by the contract's rules. */
export function parseName(schema: z.ZodMiniType<string>, known: readonly string[]): (text: string) => Parsed<string> {
  return (text) => {
    const { data, error } = schema.safeParse(text);
    if (error) return { error: error.issues[0]?.message ?? '', isIncomplete: text === '' };
    return known.some((name) => name.toLowerCase() === data.toLowerCase()) ? { error: texts.alreadyThere, isIncomplete: false } : { value: data };
  };
}

/** A name as the code that it stands for. */
export function parseCode(schema: z.ZodMiniType<string>, options: readonly CodeOption[], known: readonly string[]): (text: string) => Parsed<string> {
  const parse = parseName(schema, known);
  return (text) => {
    const parsed = parse(findCode(options, text) ?? '');
    return 'error' in parsed ? { ...parsed, isIncomplete: isAmbiguousPrefix(options, text) } : parsed;
  };
}
