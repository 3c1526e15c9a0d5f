import { z } from 'zod';
import { countryCodes, freeMovementCode } from './country-codes.js';
import { errorCodes, type ErrorCode } from './error-codes.js';
import { languageLevelSchema } from './fact.js';
import { languageCodes } from './language-codes.js';
import { limits } from './limits.js';
import { normaliseLine, roughly } from './text.js';

const [countries, languages] = [new Set([...countryCodes, freeMovementCode]), new Set(languageCodes)];

/** Entries of one kind, each once. `keyOf` says by what two are the same. */
function listOf<Item extends z.ZodType>(item: Item, keyOf: (value: z.output<Item>) => string) {
  return z
    .array(item)
    .max(limits.answersPerKind, `At most ${limits.answersPerKind} entries`)
    .superRefine((items, context) => {
      const seen = new Set<string>();
      items.forEach((value, index) => {
        const key = keyOf(value);
        if (seen.has(key)) context.addIssue({ code: 'custom', path: [index], message: 'This is already in the list' });
        seen.add(key);
      });
    })
    .default([]);
}

/** The user says that the list is whole: what a posting asks beyond it is then not met, and otherwise unknown. */
const isComplete = z.boolean().default(false);

function line(what: string, most: number) {
  const message = `${what} must be 1 to ${most} characters`;
  return z.string(message).max(...roughly(most, message)).overwrite(normaliseLine).min(1, message).max(most, message);
}

const lower = (text: string) => text.toLowerCase();

/** A country where the user may work: ISO 3166-1 alpha-2, or `EU` for a citizen's free movement in the EU, the EEA and Switzerland. */
export const permitCountrySchema = z.string('Choose a country').refine((code) => countries.has(code), 'Choose a country');
export const licenceNameSchema = line('Licence', limits.credentialNameChars);
export const clearanceNameSchema = line('Clearance', limits.credentialNameChars);
export const placeNameSchema = line('Place', limits.placeChars);

/** A language that the user speaks: ISO 639-1, and a level where they know it. */
export const spokenLanguageSchema = z.strictObject({
  code: z.string('Choose a language').refine((code) => languages.has(code), 'Choose a language'),
  level: languageLevelSchema.nullable().default(null),
});
export type SpokenLanguage = z.infer<typeof spokenLanguageSchema>;

/** Ways of working, as postings offer them. */
export const arrangementSchema = z.enum(['onsite', 'hybrid', 'remote']);
export type Arrangement = z.infer<typeof arrangementSchema>;

const kinds = {
  /** Countries where they may work without a sponsor. */
  workPermits: z.strictObject({ items: listOf(permitCountrySchema, lower), isComplete }),
  licences: z.strictObject({ items: listOf(licenceNameSchema, lower), isComplete }),
  clearances: z.strictObject({ items: listOf(clearanceNameSchema, lower), isComplete }),
  /** Where and how they would work. No arrangement chosen means that none was said; `canRelocate` false, that nothing was. */
  places: z.strictObject({
    items: listOf(placeNameSchema, lower),
    arrangements: listOf(arrangementSchema, lower),
    canRelocate: z.boolean().default(false),
    isComplete,
  }),
  languages: z.strictObject({ items: listOf(spokenLanguageSchema, ({ code }) => code), isComplete }),
};

/** What only the user can tell, by kind. A kind that they said nothing about is absent: unknown stays unknown. */
export const answersSchema = z.object(kinds).partial().meta({ id: 'Answers' });
export type Answers = z.infer<typeof answersSchema>;
export type AnswerKind = keyof Answers;

/** `PATCH /users/profile/answers`: replaces the kinds that are given, at least one; null takes an answer back. */
export const answersUpdateSchema = z
  .strictObject({
    workPermits: kinds.workPermits.nullable(),
    licences: kinds.licences.nullable(),
    clearances: kinds.clearances.nullable(),
    places: kinds.places.nullable(),
    languages: kinds.languages.nullable(),
  })
  .partial()
  .refine((given) => Object.values(given).some((answer) => answer !== undefined), {
    error: errorCodes.NO_UPDATABLE_DATA.message,
    params: { errorCode: 'NO_UPDATABLE_DATA' satisfies ErrorCode },
  });
export type AnswersUpdate = z.infer<typeof answersUpdateSchema>;

type Answer = NonNullable<Answers[AnswerKind]>;

/** Whether an answer says anything at all: an empty list that is not whole says nothing, and is not kept. */
function saysSomething(answer: Answer): boolean {
  if (answer.isComplete || answer.items.length > 0) return true;
  return 'arrangements' in answer && (answer.arrangements.length > 0 || answer.canRelocate);
}

/**
 * What is stated after an update: the kinds that it gives in place of those before, without what says nothing.
 * @returns the answers in one order of kinds, so that equal answers are equal as JSON
 */
export function applyAnswers(before: Answers, update: AnswersUpdate): Answers {
  const kept = <Given extends Answer>(answer: Given | null | undefined): Given | undefined => (answer && saysSomething(answer) ? answer : undefined);
  const { workPermits, licences, clearances, places, languages } = { ...before, ...update };
  return answersSchema.parse({ workPermits: kept(workPermits), licences: kept(licences), clearances: kept(clearances), places: kept(places), languages: kept(languages) });
}
