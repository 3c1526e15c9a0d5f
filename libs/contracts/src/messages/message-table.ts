import { z } from 'zod/mini';

/** The values of messages by code: what a sentence says, without its words. */
export type ValueTable = Readonly<Record<string, z.ZodMiniType>>;

/** The types of the values of a table. */
export type ValuesOf<Table extends ValueTable> = {
  readonly [Code in keyof Table]: z.infer<Table[Code]>;
};

/** A message of a table: its code with the values that belong to it. */
export type MessageOf<Values, Code extends keyof Values = keyof Values> = {
  [One in Code]: { readonly code: One; readonly values: Values[One] };
}[Code];

const anyMessageSchema = z.strictObject({ code: z.string(), values: z.unknown() });

/** The schema of the messages of a table. */
export function messageSchemaOf<Table extends ValueTable>(table: Table) {
  return z.custom<MessageOf<ValuesOf<Table>>>((given) => {
    const message = anyMessageSchema.safeParse(given);
    return (
      message.success &&
      Object.hasOwn(table, message.data.code) &&
      table[message.data.code]?.safeParse(message.data.values).success === true
    );
  });
}

/** Names in the words of a posting or a resume. */
export const namesSchema = z.readonly(z.array(z.string()));

/** A number that counts something. */
export const countSchema = z.int().check(z.minimum(0));

/** The values of a message that says the same each time. */
export const nothing = z.strictObject({});
