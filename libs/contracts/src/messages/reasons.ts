import { z } from 'zod/mini';
import { educationLevelSchema, languageLevelSchema } from '../facts/index.js';
import { linkVerdictSchema } from '../link-verdict.js';
import { countSchema, namesSchema, nothing, type ValuesOf } from './message-table.js';
import { someLabels, statedLanguages } from './phrases.js';

const months = countSchema;
/** Years that the posting asks for. */
const asked = z.number();

/** Why a requirement earned its credit. */
export const reasonValues = {
  /** In a role that is not long over. */
  'skill-found': nothing,
  'skill-found-earlier': nothing,
  'skill-named': nothing,
  'skill-listed': z.strictObject({ name: z.string() }),
  'skill-stated': z.strictObject({ name: z.string(), score: countSchema, isInResume: z.boolean() }),
  'skill-missing': z.strictObject({ name: z.string() }),
  /** A related skill counts in part. */
  'skill-close': z.strictObject({ name: z.string(), held: z.string() }),
  /** Not named, but part of a skill that is. */
  'skill-included': z.strictObject({ in: z.string() }),
  /** Named, with stronger evidence for skills that include it. */
  'skill-covered': z.strictObject({ by: namesSchema }),
  /** Not named, but skills that are parts of it are. */
  'skill-in-parts': z.strictObject({ parts: namesSchema }),
  'skill-by-title': z.strictObject({
    title: z.string(),
    is: z.enum(['named', 'shown', 'suggested']),
  }),
  'skills-found': z.strictObject(someLabels),
  'skills-missing': z.strictObject(someLabels),

  /** By a line that says the same. */
  'same-words': z.strictObject({ verdict: linkVerdictSchema }),
  /** By a line that is only close, and the rest of the resume. */
  'close-words': z.strictObject({ verdict: linkVerdictSchema }),
  /** By a role or a line of similar work; `isTrait` where the requirement is about the person. */
  'similar-work': z.strictObject({
    verdict: linkVerdictSchema,
    title: z.nullable(z.string()),
    isTrait: z.boolean(),
  }),
  'close-reading': z.strictObject({ verdict: linkVerdictSchema }),
  contradicted: nothing,
  'rest-missing': nothing,
  'nothing-found': nothing,
  'licence-named': nothing,
  stated: nothing,
  /** By a correction of the user. */
  'said-to-have': nothing,

  'years-dated': z.strictObject({ months, isPartial: z.boolean(), asked }),
  'years-stated': z.strictObject({ months, skill: z.string(), asked }),
  'years-missing': z.strictObject({ asked }),

  'degree-found': z.strictObject({ hasField: z.boolean() }),
  'degree-lower': z.strictObject({ held: educationLevelSchema, asked: educationLevelSchema }),
  'degree-in-other-field': nothing,
  'degree-missing': nothing,
  /** By experience that the posting accepts instead. */
  'degree-by-experience': z.strictObject({ months }),

  'language-found': z.strictObject({ code: z.string(), level: z.nullable(languageLevelSchema) }),
  'language-stated': z.strictObject({ code: z.string(), level: z.nullable(languageLevelSchema) }),
  'language-without-level': z.strictObject({ code: z.string(), isStated: z.boolean() }),
  'language-lower': z.strictObject({
    code: z.string(),
    level: languageLevelSchema,
    asked: languageLevelSchema,
    isStated: z.boolean(),
  }),
  /** By the language that the resume is written in. */
  'language-written': z.strictObject({ code: z.string(), isListed: z.boolean() }),
  'language-missing': z.strictObject({ code: z.string() }),
  'only-languages-stated': z.strictObject({ languages: statedLanguages }),
} as const;

export type ReasonValues = ValuesOf<typeof reasonValues>;
