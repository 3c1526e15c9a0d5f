import { z } from 'zod/mini';
import { limits } from './limits.js';
import { normalised } from './normalised-text.js';
import { tokenScopeSchema } from './personal-token.js';

const nameMessage = `Name must be at most ${limits.tokenNameChars} characters`;
const scopesMessage = 'Choose at least one thing that the token may do';
const daysMessage = `A token can last 1 to ${limits.tokenDays} days`;

/** `POST /auth/tokens`. */
export const personalTokenRequestSchema = z.object({
  name: z
    .string('Name Required')
    .check(...normalised(limits.tokenNameChars, nameMessage), z.minLength(1, 'Name Required')),
  scopes: z.array(tokenScopeSchema, scopesMessage).check(
    z.minLength(1, scopesMessage),
    z.maxLength(tokenScopeSchema.options.length, 'Each scope can be listed only once'),
    z.refine(
      (scopes) => new Set(scopes).size === scopes.length,
      'Each scope can be listed only once',
    ),
  ),
  /** Omitted or null for a token that does not expire. */
  expiresInDays: z.optional(
    z.nullable(
      z.int(daysMessage).check(z.minimum(1, daysMessage), z.maximum(limits.tokenDays, daysMessage)),
    ),
  ),
});
export type PersonalTokenRequest = z.infer<typeof personalTokenRequestSchema>;
