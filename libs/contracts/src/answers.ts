import { z } from 'zod/mini';
import { arrangementSchema } from './arrangement.js';
import { countryCodes } from './country-codes.js';
import { conditionAmountSchema, conditionTopicSchema, languageLevelSchema } from './facts/index.js';
import { freeMovementCode } from './free-movement.js';
import { languageCodes } from './language-codes.js';
import { limits } from './limits.js';
import { normalised } from './normalised-text.js';

const [countries, languages] = [
  new Set([...countryCodes, freeMovementCode]),
  new Set(languageCodes),
];

/** A list of unique entries. `keyOf` returns the identity of an entry. */
function listOf<Item extends z.ZodMiniType>(item: Item, keyOf: (value: z.output<Item>) => string) {
  const eachOnce = z.superRefine<z.output<Item>[]>((items, context) => {
    const seen = new Set<string>();
    items.forEach((value, index) => {
      const key = keyOf(value);
      if (seen.has(key))
        context.addIssue({ code: 'custom', path: [index], message: 'This is already in the list' });
      seen.add(key);
    });
  });
  return z._default(
    z
      .array(item)
      .check(
        z.maxLength(limits.answersPerKind, `At most ${limits.answersPerKind} entries`),
        eachOnce,
      ),
    [],
  );
}

/**
 * The user states that the list is complete: a requirement beyond it is then not met, and otherwise
 * unknown.
 */
const isComplete = z._default(z.boolean(), false);

function line(name: string, max: number) {
  const message = `${name} must be 1 to ${max} characters`;
  return z.string(message).check(...normalised(max, message), z.minLength(1, message));
}

const lower = (text: string) => text.toLowerCase();

/** A country where the user may work: ISO 3166-1 alpha-2, or `EU` for a citizen's free movement in the EU, the EEA and Switzerland. */
export const permitCountrySchema = z
  .string('Choose a country')
  .check(z.refine((code) => countries.has(code), 'Choose a country'));
export const licenceNameSchema = line('Licence', limits.credentialNameChars);
export const clearanceNameSchema = line('Clearance', limits.credentialNameChars);
export const placeNameSchema = line('Place', limits.placeChars);

/** A language that the user speaks: ISO 639-1, and a level where they know it. */
export const spokenLanguageSchema = z.strictObject({
  code: z
    .string('Choose a language')
    .check(z.refine((code) => languages.has(code), 'Choose a language')),
  level: z._default(z.nullable(languageLevelSchema), null),
});
export type SpokenLanguage = z.infer<typeof spokenLanguageSchema>;

/** Whether the user meets a condition. */
export const conditionAnswerSchema = z.strictObject({
  topic: conditionTopicSchema,
  isMet: z.boolean(),
  /**
   * With `isMet` the most that the user accepts or has: kilograms, years of age, percent, days a week. Without it the least that is too
   * much. Null: any amount.
   */
  amount: z._default(conditionAmountSchema, null),
});
export type ConditionAnswer = z.infer<typeof conditionAnswerSchema>;

/** The schema of each kind of answer. */
export const answerKinds = {
  /** Countries where they may work without a sponsor. */
  workPermits: z.strictObject({ items: listOf(permitCountrySchema, lower), isComplete }),
  licences: z.strictObject({ items: listOf(licenceNameSchema, lower), isComplete }),
  clearances: z.strictObject({ items: listOf(clearanceNameSchema, lower), isComplete }),
  /**
   * Preferred places and arrangements. An empty list of arrangements, or `canRelocate` false, means
   * that the user stated none.
   */
  places: z.strictObject({
    items: listOf(placeNameSchema, lower),
    arrangements: listOf(arrangementSchema, lower),
    canRelocate: z._default(z.boolean(), false),
    isComplete,
  }),
  languages: z.strictObject({
    items: listOf(spokenLanguageSchema, ({ code }) => code),
    isComplete,
  }),
  /** Conditions of work; those without an entry stay unknown. */
  conditions: z.strictObject({ items: listOf(conditionAnswerSchema, ({ topic }) => topic) }),
};

/**
 * Facts that only the user can state, by kind. Kinds without a statement are absent: unknown stays
 * unknown.
 */
export const answersSchema = z.partial(z.object(answerKinds));
export type Answers = z.infer<typeof answersSchema>;
export type AnswerKind = keyof Answers;
