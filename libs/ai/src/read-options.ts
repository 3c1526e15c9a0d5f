import type { Reading } from '@rolefit/contracts';
import { analyserVersion } from './analyser-version.js';
import type { LanguageModel } from './ports.js';
import { totalOf, type Spent } from './spent.js';
import type { TextWork } from './text-work.js';

/** How to read. */
export interface ReadOptions {
  /** Reads with this model, the built-in analyser beside it; without one the built-in analyser alone reads. */
  readonly model?: LanguageModel | null;
  /** Ends a reading with a model. */
  readonly signal?: AbortSignal;
  /** A clock in milliseconds for `durationMs`; without one that is 0. */
  readonly now?: () => number;
  /** Makes the mark that fences a text off from instructions; must not be guessable. */
  readonly nonce?: () => string;
  /** Where the processor time is spent; by default in the thread that asks. */
  readonly work?: TextWork;
}

/** A mark of 128 random bits. */
export function randomNonce(): string {
  return globalThis.crypto.randomUUID().replaceAll('-', '');
}

/** The record of one reading. */
export function readingOf(
  options: ReadOptions,
  startedAt: number,
  rejectedClaims: number,
  spent: Spent | null,
): Reading {
  return {
    analyser: analyserVersion(spent !== null),
    model: spent?.model ?? null,
    rejectedClaims,
    durationMs: Math.max(0, Math.round((options.now?.() ?? 0) - startedAt)),
    ...totalOf(spent?.calls ?? []),
    calls: [...(spent?.calls ?? [])],
  };
}
