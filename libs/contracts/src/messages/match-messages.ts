import { z } from 'zod/mini';
import { matchSchema } from '../match.js';
import { otherResumeSchema, resumeComparisonSchema } from '../resume-comparison.js';
import { adviceValues } from './advice.js';
import { type MessageOf, messageSchemaOf, type ValuesOf } from './message-table.js';
import { phraseSchema } from './phrases.js';
import { reasonValues } from './reasons.js';
import { verdictValues } from './verdicts.js';

export const sentenceValues = { ...reasonValues, ...adviceValues, ...verdictValues } as const;
export type SentenceValues = ValuesOf<typeof sentenceValues>;
export const sentenceSchema = messageSchemaOf(sentenceValues);
/** A sentence, before it is in a language. */
export type Sentence<Code extends keyof SentenceValues = keyof SentenceValues> = MessageOf<
  SentenceValues,
  Code
>;

const sentences = z.array(sentenceSchema);
/** Null for words of a text, which stay as they are. */
const phrase = z.nullable(phraseSchema);

/** The texts of a match as messages, in the order of its lists. */
export const matchMessagesSchema = z.object({
  points: z.array(z.object({ label: phrase, reason: sentences })),
  missingSkills: z.array(phrase),
  knockouts: z.array(z.object({ label: phrase, stated: phrase })),
  readiness: z.array(sentences),
  summary: sentences,
  recommendations: z.array(sentences),
});
export type MatchMessages = z.infer<typeof matchMessagesSchema>;

/**
 * A match as the judge makes and the database stores it. Its texts are in English, and as messages for the other languages. Absent in matches of judges before
 * `judge-14`.
 */
export const storedMatchSchema = z.extend(matchSchema, {
  messages: z.optional(matchMessagesSchema),
});
export type StoredMatch = z.infer<typeof storedMatchSchema>;

/** How another resume compares, as stored: `lacks` is in English, and as messages. */
export const storedOtherResumeSchema = z.extend(otherResumeSchema, {
  lacksMessages: z.optional(z.array(phrase)),
});
export type StoredOtherResume = z.infer<typeof storedOtherResumeSchema>;

/** A comparison of resumes, as read from the database. */
export const storedComparisonSchema = z.extend(resumeComparisonSchema, {
  others: z.array(z.extend(storedOtherResumeSchema, { name: z.string() })),
});
export type StoredComparison = z.infer<typeof storedComparisonSchema>;
