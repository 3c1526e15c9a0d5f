import { z } from 'zod/mini';

/** Prefix of every personal access token, by which secret scanners can recognise a leaked one. */
export const personalTokenPrefix = 'rolefit_pat_';

/**
 * What a personal access token may do. Each endpoint names the scope that it requires; no scope gives
 * access to the account, sessions, tokens, answers or deletions.
 */
export const tokenScopeSchema = z.enum([
  /** Read scans, matches, saved jobs and insights. */
  'scans:read',
  /** Scan postings, save scans, change stages and notes. */
  'scans:write',
  /** Compare a posting with the lines of the resume, and submit evidence. */
  'evidence:write',
  /** Read the facts of the resume. */
  'resume:read',
]);
export type TokenScope = z.infer<typeof tokenScopeSchema>;

/** A personal access token as its owner sees it; the token itself is shown once, when it is created. */
export const personalTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the token, by which its owner recognises it. */
  hint: z.string(),
  scopes: z.array(tokenScopeSchema),
  createdAt: z.iso.datetime(),
  /** Null for a token that does not expire. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** Accurate to the minute; null if never used. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type PersonalToken = z.infer<typeof personalTokenSchema>;

/** `GET /auth/tokens`: the newest first, expired ones included. */
export const personalTokensSchema = z.object({ tokens: z.array(personalTokenSchema) });
export type PersonalTokens = z.infer<typeof personalTokensSchema>;

/** Answer of `POST /auth/tokens`: the only answer that contains the token. */
export const createdPersonalTokenSchema = z.extend(personalTokenSchema, { token: z.string() });
export type CreatedPersonalToken = z.infer<typeof createdPersonalTokenSchema>;
