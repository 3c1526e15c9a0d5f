import { z } from 'zod';

/** Standard claims about a person. Malformed optional ones are treated as absent rather than failing the sign-in. Source: OpenID Connect Core 1.0 §5.1. */
export const personClaims = {
  sub: z.string().min(1),
  email: z.string().nullish().catch(null),
  email_verified: z.boolean().nullish().catch(null),
  name: z.string().nullish().catch(null),
  picture: z
    .url({ protocol: /^https$/ })
    .nullish()
    .catch(null),
};
