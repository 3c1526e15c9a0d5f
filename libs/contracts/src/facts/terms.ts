import { z } from 'zod/mini';
import { quoteSchema } from './quote.js';

/** Hours of work a week; `max` is null unless a range is named. */
export const weeklyHoursSchema = z.object({
  min: z.number(),
  max: z.nullable(z.number()),
  quote: quoteSchema,
});
export type WeeklyHours = z.infer<typeof weeklyHoursSchema>;

export const contractTypeSchema = z.enum([
  'permanent',
  'temporary',
  'freelance',
  'internship',
  'full-time',
  'part-time',
]);
export type ContractType = z.infer<typeof contractTypeSchema>;

export const contractFactSchema = z.object({ type: contractTypeSchema, quote: quoteSchema });
export type ContractFact = z.infer<typeof contractFactSchema>;

/** The last day to apply; `date` is null if the words leave it open, such as "03/04" or a day without a year. */
export const closingDateSchema = z.object({ date: z.nullable(z.iso.date()), quote: quoteSchema });
export type ClosingDate = z.infer<typeof closingDateSchema>;
