import { type z } from 'zod';
import { type Parsed } from './add-entry';
import { findCode, type NamedCode } from './named-codes';
import { texts } from './texts';

/** Free text as an entry that the list does not have yet, by the contract's rules. */
export function parseName(schema: z.ZodType<string>, known: readonly string[]): (text: string) => Parsed<string> {
  return (text) => {
    const { data, error } = schema.safeParse(text);
    if (error) return { error: error.issues[0]?.message ?? '' };
    return known.some((name) => name.toLowerCase() === data.toLowerCase()) ? { error: texts.alreadyThere } : { value: data };
  };
}

/** A name as the code that it stands for. */
export function parseCode(schema: z.ZodType<string>, options: readonly NamedCode[], known: readonly string[]): (text: string) => Parsed<string> {
  const parse = parseName(schema, known);
  return (text) => parse(findCode(options, text) ?? '');
}
