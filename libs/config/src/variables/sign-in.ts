import { z } from 'zod';
import { mailSender, mailServer } from './mail-schemas.js';
import { issuer, webAddress } from './schemas.js';

/** The providers of sign-ins, and who gets an account. */
export const signInVariables = {
  SIGN_UP: z
    .enum(['open', 'invited'], { error: 'must be open or invited' })
    .default('open')
    .describe(
      'Who gets an account by signing in with GitHub, Google, OpenID Connect or by e-mail: open for everybody, invited for people whom the owner has sent an invitation.',
    ),

  GITHUB_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client id of the GitHub OAuth app that people sign in with. Its callback is PUBLIC_URL/api/v1/auth/github/callback.',
    ),
  GITHUB_CLIENT_SECRET: z.string().optional().describe('Client secret of that OAuth app.'),
  GITHUB_URL: webAddress
    .default('https://github.com')
    .describe('GitHub itself, or your GitHub Enterprise.'),
  GITHUB_API_URL: webAddress.default('https://api.github.com').describe('API of that GitHub.'),
  GITHUB_IS_DEMO: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe(
      'Set by the launcher where a local emulator stands in for GitHub and offers demo users.',
    ),

  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client id of an OAuth client at Google, to offer a sign-in with Google too. Its redirect URI is PUBLIC_URL/api/v1/auth/google/callback.',
    ),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Client secret of that OAuth client.'),
  GOOGLE_URL: webAddress
    .default('https://accounts.google.com')
    .describe('Google itself; tests put an emulator in its place.'),

  OIDC_ISSUER: issuer
    .optional()
    .describe(
      'Issuer of an OpenID Connect provider of your own, such as Keycloak or Authelia, exactly as its discovery document writes it. The redirect URI of the client there is PUBLIC_URL/api/v1/auth/oidc/callback. Name only a provider that verifies e-mail addresses.',
    ),
  OIDC_CLIENT_ID: z.string().optional().describe('Client id of Rolefit at that provider.'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Client secret of that client.'),
  OIDC_NAME: z
    .string()
    .trim()
    .max(40, 'must be at most 40 characters')
    .default('OpenID Connect')
    .describe('Name of that provider on the button of the sign-in page.'),

  SMTP_URL: mailServer
    .optional()
    .describe(
      'Mail server that sends sign-in links, for example smtp://user:password@mail.example.org:587, or smtps:// for TLS from the start. Without TLS it is used on this machine only. Without this variable nobody signs in by e-mail.',
    ),
  MAIL_FROM: mailSender
    .optional()
    .describe('Sender of these e-mails, for example Rolefit <no-reply@example.org>.'),
  MAIL_INBOX: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe(
      'Set by the launcher where there is no mail server: sign-in links are kept for the page /inbox, which only this machine can open.',
    ),
};
