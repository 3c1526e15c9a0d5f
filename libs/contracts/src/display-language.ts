import { z } from 'zod/mini';

/** The languages that our texts are in; the first is the default. */
export const displayLanguages = ['en', 'de'] as const;
export const displayLanguageSchema = z.enum(displayLanguages);
export type DisplayLanguage = z.infer<typeof displayLanguageSchema>;
