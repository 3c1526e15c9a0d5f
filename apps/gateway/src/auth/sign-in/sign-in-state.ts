import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type ProviderId,
  providerIdSchema,
  type SignInQuery,
  signInQuerySchema,
} from '@rolefit/contracts';
import { z } from 'zod';
import { SignerService } from '../tokens/signer.service.js';

/** Long enough for a user to log in at the provider first. */
export const signInMaxAgeS = 10 * 60;

const stateSchema = z.object({
  provider: providerIdSchema,
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  expiresAtMs: z.int(),
  query: signInQuerySchema,
});

/** A pending sign-in. Only the browser that started it holds this data. */
export interface StartedSignIn {
  /** Returned in the callback's query. */
  readonly state: string;
  /** Returned in the provider's ID token, where it issues one. */
  readonly nonce: string;
  /** PKCE code verifier: proves to the provider that the same client redeems the code. 43 characters. Source: RFC 7636 §4.1. */
  readonly verifier: string;
  readonly query: SignInQuery;
}

/** Stores a pending sign-in in a signed cookie, so that any gateway can finish it. Only the same browser can, and only with the same provider. */
@Injectable()
export class SignInState {
  constructor(private readonly signer: SignerService) {}

  /** @returns the sign-in, and the value of its cookie */
  start(provider: ProviderId, query: SignInQuery): StartedSignIn & { readonly cookie: string } {
    const started = { state: random(), nonce: random(), verifier: random(), query };
    const state: z.input<typeof stateSchema> = {
      ...started,
      provider,
      expiresAtMs: Date.now() + signInMaxAgeS * 1_000,
    };
    const text = Buffer.from(JSON.stringify(state)).toString('base64url');
    return { ...started, cookie: `${text}.${this.signer.sign('sign-in-state', text)}` };
  }

  /** @returns the sign-in, or null where this browser did not start it, started it at another provider, or took too long */
  finish(
    provider: ProviderId,
    state: string | undefined,
    cookie: string | undefined,
  ): StartedSignIn | null {
    const [text, signature] = (cookie ?? '').split('.');
    if (
      text === undefined ||
      signature === undefined ||
      !this.signer.verify('sign-in-state', text, signature)
    )
      return null;
    // A cookie signed by an earlier version may have another shape.
    const started = stateSchema.safeParse(
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    ).data;
    return started?.provider === provider &&
      started.state === state &&
      started.expiresAtMs > Date.now()
      ? started
      : null;
  }
}

const random = () => randomBytes(32).toString('base64url');
