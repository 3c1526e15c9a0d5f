import { z } from 'zod/mini';
import { arrangementSchema } from '../arrangement.js';
import {
  conditionAmountSchema,
  conditionTopicSchema,
  educationLevelSchema,
  languageLevelSchema,
} from '../facts/index.js';
import {
  type MessageOf,
  messageSchemaOf,
  namesSchema,
  nothing,
  type ValuesOf,
} from './message-table.js';

const language = { code: z.string(), level: z.nullable(languageLevelSchema) };
/** Languages that a user has stated. */
export const statedLanguages = z.readonly(z.array(z.readonly(z.strictObject(language))));

/**
 * Names that the judge gives to requirements, conditions and answers. They fit after a colon and into a list, in any language: none of them is
 * inflected.
 */
export const phraseValues = {
  /** Alternatives, one of which is enough. */
  'any-of': z.strictObject({ names: namesSchema }),
  /** Words of a posting, as a quotation. */
  quoted: z.strictObject({ text: z.string() }),
  /** Years of experience: in skills, in a field, in an occupation, or in all. */
  years: z.strictObject({
    years: z.number(),
    skills: namesSchema,
    field: z.nullable(z.string()),
    /** A field that is called like those who work in it. */
    occupation: z.nullable(z.string()),
  }),
  degree: z.strictObject({ level: educationLevelSchema, field: z.nullable(z.string()) }),
  language: z.strictObject(language),
  /** A licence by our English name, and by the words of a posting in another language. */
  licence: z.strictObject({ name: z.string(), inPosting: z.nullable(z.string()) }),
  /** For a country by its code, or for the one of the job. */
  'work-permit': z.strictObject({ country: z.nullable(z.string()) }),
  place: z.strictObject({ arrangement: arrangementSchema, places: namesSchema }),
  condition: z.strictObject({ topic: conditionTopicSchema, amount: conditionAmountSchema }),
  /** A kind of condition that the posting does not set. */
  kind: z.strictObject({
    kind: z.enum(['licence', 'clearance', 'work-permit', 'place', 'language', 'degree']),
  }),

  // What a user has stated, after "You stated: ".

  /** A list that the user calls complete. */
  'only-names': z.strictObject({
    of: z.enum(['licence', 'clearance', 'place']),
    names: namesSchema,
  }),
  'only-languages': z.strictObject({ languages: statedLanguages }),
  'only-work-permits': z.strictObject({ countries: namesSchema }),
  relocation: nothing,
  arrangements: z.strictObject({
    arrangements: z.readonly(z.array(arrangementSchema)),
    isComplete: z.boolean(),
  }),
  answer: z.strictObject({
    topic: conditionTopicSchema,
    isMet: z.boolean(),
    amount: conditionAmountSchema,
  }),
} as const;

export type PhraseValues = ValuesOf<typeof phraseValues>;
export const phraseSchema = messageSchemaOf(phraseValues);
/** A name in our words, before it is in a language. */
export type Phrase = MessageOf<PhraseValues>;

/** A name: words of a text as they are, or a phrase. */
export const labelSchema = z.union([z.string(), phraseSchema]);
export type Label = string | Phrase;

/** The first of several names, and how many more there are. */
export const someLabels = {
  labels: z.readonly(z.array(labelSchema)),
  more: z.int().check(z.minimum(0)),
};
