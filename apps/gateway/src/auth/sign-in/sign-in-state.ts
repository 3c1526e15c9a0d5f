import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type ProviderId, providerIdSchema, type SignInQuery, signInQuerySchema } from '@rolefit/contracts';
import { z } from 'zod';
import { SignerService } from '../tokens/signer.service.js';

/** A person may need to log in to the provider first, but not for longer. */
export const signInMaxAgeS = 10 * 60;

const stateSchema = z.object({ provider: providerIdSchema, state: z.string(), nonce: z.string(), verifier: z.string(), expiresAtMs: z.int(), query: signInQuerySchema });

/** A sign-in that is under way, as only the browser that started it knows it. */
export interface StartedSignIn {
  /** Comes back in the address of the way back. */
  readonly state: string;
  /** Comes back in the provider's ID token, where it gives one. */
  readonly nonce: string;
  /** Proves to the provider that the code is redeemed by who asked for it (PKCE). 43 characters. Source: RFC 7636 §4.1. */
  readonly verifier: string;
  readonly query: SignInQuery;
}

/**
 * Remembers a sign-in that is under way in a signed cookie of the browser that started it, so that any gateway can finish
 * it and nobody can finish one that somebody else started, or that was started at another provider.
 */
@Injectable()
export class SignInState {
  constructor(private readonly signer: SignerService) {}

  /** @returns the sign-in, and the cookie that knows it */
  start(provider: ProviderId, query: SignInQuery): StartedSignIn & { readonly cookie: string } {
    const started = { state: random(), nonce: random(), verifier: random(), query };
    const state: z.input<typeof stateSchema> = { ...started, provider, expiresAtMs: Date.now() + signInMaxAgeS * 1_000 };
    const text = Buffer.from(JSON.stringify(state)).toString('base64url');
    return { ...started, cookie: `${text}.${this.signer.sign('sign-in-state', text)}` };
  }

  /** @returns the sign-in, or null where this browser did not start it, started it elsewhere or took too long */
  finish(provider: ProviderId, state: string | undefined, cookie: string | undefined): StartedSignIn | null {
    const [text, signature] = (cookie ?? '').split('.');
    if (text === undefined || signature === undefined || !this.signer.verify('sign-in-state', text, signature)) return null;
    // A version before this one may have signed something else.
    const started = stateSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data;
    return started?.provider === provider && started.state === state && started.expiresAtMs > Date.now() ? started : null;
  }
}

const random = () => randomBytes(32).toString('base64url');
