import { z } from 'zod/mini';
import { answersSchema } from './answers.js';
import { closeReadingSchema } from './close-reading.js';
import { correctionSchema } from './corrections/index.js';
import { postingFactsSchema, resumeFactsSchema } from './facts/index.js';
import { skillSchema } from './skill.js';

/** `GET /jobs/{id}/case`: all that a match is judged by, so that a browser can judge it too, with the same result. */
export const matchCaseSchema = z.object({
  posting: postingFactsSchema,
  /** Of the newest version of the resume that the match is based on. */
  resume: resumeFactsSchema,
  skills: z.array(z.pick(skillSchema, { name: true, score: true, source: true })),
  answers: answersSchema,
  corrections: z.array(correctionSchema),
  /** Null if only rules link the match. */
  closeReading: z.nullable(closeReadingSchema),
});
export type MatchCase = z.infer<typeof matchCaseSchema>;
