import type { Reading } from '@rolefit/contracts';
import { analyserVersion } from './analyser-version.js';
import type { LanguageModel } from './ports.js';
import { totalOf, type Spent } from './model/spent.js';
import type { TextWork } from './text-work.js';

/** Options of a reading. */
export interface ReadOptions {
  /**
   * Reads with this model and the built-in analyser; without a model only the built-in analyser
   * reads.
   */
  readonly model?: LanguageModel | null;
  /** Aborts a reading with a model. */
  readonly signal?: AbortSignal;
  /** A clock in milliseconds for `durationMs`, which is 0 without one. */
  readonly now?: () => number;
  /** Returns the unguessable marker that fences a text off from instructions. */
  readonly nonce?: () => string;
  /** Runs the CPU-bound work; by default in the calling thread. */
  readonly work?: TextWork;
}

/** A marker of 128 random bits. */
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
