import type { HiddenText } from './hidden-text.ts';

/** What the parent sends to a child process: one file and how much of it to read. */
export interface PdfTextRequest {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly maxPages: number;
  /** UTF-16 units; reading stops at the page that reaches them. */
  readonly maxChars: number;
}

/** Why a child could not read a file, as far as the file is to blame. */
export type PdfTextFailure = 'encrypted' | 'unreadable' | 'too-complex';

/** How much of its allowance the child has used so far; the parent recycles it before a limit would hit an innocent file. */
export interface PdfTextUsage {
  readonly cpuMs: number;
  readonly residentBytes: number;
}

/** What a child answers. */
export type PdfTextReply =
  | { readonly id: number; readonly ok: true; readonly text: string; readonly pages: number; readonly hidden: readonly HiddenText[]; readonly isDamaged: boolean; readonly usage: PdfTextUsage }
  | { readonly id: number; readonly ok: false; readonly failure: PdfTextFailure; readonly reason: string; readonly usage: PdfTextUsage };

/** What a child sends: once that it is up, then an answer for each file. */
export type PdfTextMessage = PdfTextReply | { readonly isReady: true };
