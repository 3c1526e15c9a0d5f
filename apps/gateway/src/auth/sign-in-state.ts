import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type SignInQuery, signInQuerySchema } from '@rolefit/contracts';
import { z } from 'zod';
import { SignerService } from './signer.service.js';

/** A person may need to log in to GitHub first, but not for longer. */
export const signInMaxAgeS = 10 * 60;

const stateSchema = z.object({ nonce: z.string(), expiresAtMs: z.int(), query: signInQuerySchema });

/**
 * Remembers a sign-in that is under way in a signed cookie of the browser that started it, so that any gateway can finish
 * it and nobody can finish one that somebody else started.
 */
@Injectable()
export class SignInState {
  constructor(private readonly signer: SignerService) {}

  /** @returns the nonce that the provider sends back, and the cookie that knows it */
  start(query: SignInQuery): { readonly nonce: string; readonly cookie: string } {
    const nonce = randomBytes(24).toString('base64url');
    const state: z.input<typeof stateSchema> = { nonce, expiresAtMs: Date.now() + signInMaxAgeS * 1_000, query };
    const text = Buffer.from(JSON.stringify(state)).toString('base64url');
    return { nonce, cookie: `${text}.${this.signer.sign('sign-in-state', text)}` };
  }

  /** @returns what the sign-in was started with, or null where this browser did not start it or took too long */
  finish(nonce: string | undefined, cookie: string | undefined): SignInQuery | null {
    const [text, signature] = (cookie ?? '').split('.');
    if (text === undefined || signature === undefined || !this.signer.verify('sign-in-state', text, signature)) return null;
    const state = stateSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return state.nonce === nonce && state.expiresAtMs > Date.now() ? state.query : null;
  }
}
