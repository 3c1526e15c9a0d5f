import { z } from 'zod/mini';
import { coerced } from './coerced.js';

/** The usable part of a model's answer. */
export interface Salvaged<Answer> {
  readonly answer: Answer;
  /** Items of the answer's lists that have the right shape, and those that were dropped. */
  readonly kept: number;
  readonly dropped: number;
  /** Whether a value outside the lists was wrong and has been replaced by its default. */
  readonly hasWrongValue: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Marks a value that does not fit the schema, since `undefined` and `null` may be valid. */
const unfit = Symbol('unfit');

/**
 * Keeps the valid parts of a model's answer, item by item: wrong items are dropped and
 * counted, unknown keys ignored, a missing or wrong nullable value becomes null, a missing list is
 * empty, and one object or array around the answer is removed.
 * @param schema an object whose lists hold the items
 * @param empty an answer without items, for values that are missing
 * @returns null for an answer that has none of the schema's keys
 */
export function salvage<Answer>(
  schema: z.ZodMiniType<Answer>,
  output: unknown,
  empty?: Answer,
): Salvaged<Answer> | null {
  const whole: z.ZodMiniType<Answer> = schema;
  if (!(schema instanceof z.ZodMiniObject)) return null;
  const found = unwrapped(output, Object.keys(schema.shape));
  if (found === null) return null;
  const count = { kept: 0, dropped: 0 };
  const defaults: Fields = Object.fromEntries(Object.entries(Object(empty ?? {})));
  let hasWrongValue = false;
  const values = Object.entries(schema.shape).map(([key, field]) => {
    const list = listIn(field);
    if (list !== null) return [key, itemsOf(list, found[key], count)];
    const value = found[key] === undefined ? defaults[key] : fitting(field, found[key]);
    if (value === unfit) hasWrongValue = true;
    return [key, value === unfit ? defaults[key] : value];
  });
  const parsed = whole.safeParse(Object.fromEntries(values));
  return parsed.success ? { answer: parsed.data, ...count, hasWrongValue } : null;
}

function itemsOf(
  item: z.core.$ZodType,
  value: unknown,
  count: { kept: number; dropped: number },
): unknown[] {
  const items = asList(value).map((one) => fitting(item, one));
  const kept = items.filter((one) => one !== unfit);
  count.kept += kept.length;
  count.dropped += items.length - kept.length;
  return kept;
}

/** The value in the schema's shape, or `unfit`. */
function fitting(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodMiniNullable) {
    const inner = value === undefined ? null : fitting(schema._zod.def.innerType, value);
    return inner === unfit ? null : inner;
  }
  const list = listIn(schema);
  if (list !== null)
    return asList(value)
      .map((one) => fitting(list, one))
      .filter((one) => one !== unfit);
  if (schema instanceof z.ZodMiniObject) return fittingObject(schema.shape, value);
  const parsed = z.core.safeParse(schema, coerced(schema, value));
  return parsed.success ? parsed.data : unfit;
}

function fittingObject(shape: Readonly<Record<string, z.core.$ZodType>>, value: unknown): unknown {
  if (!isFields(value)) return unfit;
  const fields: [string, unknown][] = [];
  for (const [key, field] of Object.entries(shape)) {
    const fit = fitting(field, value[key]);
    if (fit === unfit) return unfit;
    fields.push([key, fit]);
  }
  return Object.fromEntries(fields);
}

function listIn(schema: z.core.$ZodType): z.core.$ZodType | null {
  return schema instanceof z.ZodMiniArray ? schema._zod.def.element : null;
}

/** Some models return a single item instead of a list. */
function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that has the schema's keys: the answer itself, or a value one level below it. */
function unwrapped(output: unknown, keys: readonly string[]): Fields | null {
  const isAnswer = (value: unknown): value is Fields =>
    isFields(value) && keys.some((key) => Object.hasOwn(value, key));
  if (isAnswer(output)) return output;
  if (typeof output !== 'object' || output === null) return null;
  return Object.values(output).find(isAnswer) ?? null;
}
