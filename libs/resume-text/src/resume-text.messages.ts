import type { ResumeFormat } from '@rolefit/contracts';
import type { ZipEntry } from '@rolefit/resume-format';
import type { HiddenText } from './hidden-text.ts';

/** Message from the parent to a child: one file and how much of it to read. */
export interface ResumeTextRequest {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly format: ResumeFormat;
  /** Pages of a PDF on which the text of pictures is recognised instead of reading the page's own. */
  readonly scannedPages: readonly number[];
  /** The files of an archive, as they were checked; empty for other formats. */
  readonly entries: readonly ZipEntry[];
  readonly maxPages: number;
  /** How many bytes of an archive may be unpacked. */
  readonly maxMarkupBytes: number;
  /** UTF-16 units; reading stops at the page that reaches this limit. */
  readonly maxChars: number;
}

/** Why a child could not read a file. */
export type ResumeTextFailure =
  | 'encrypted'
  | 'unreadable'
  | 'too-complex'
  | 'unsupported'
  | 'macros'
  | 'entities'
  | 'unpacks-too-large';

/** Resources that the child has used so far; the parent recycles it before a limit would hit an innocent file. */
export interface ResumeTextUsage {
  readonly cpuMs: number;
  readonly residentBytes: number;
}

/** A child's answer. */
export type ResumeTextReply =
  | {
      readonly id: number;
      readonly ok: true;
      readonly text: string;
      readonly pages: number | null;
      readonly hidden: readonly HiddenText[];
      readonly isDamaged: boolean;
      readonly hasPictures: boolean;
      readonly scannedPages: readonly number[];
      readonly usage: ResumeTextUsage;
    }
  | {
      readonly id: number;
      readonly ok: false;
      readonly failure: ResumeTextFailure;
      readonly reason: string;
      readonly usage: ResumeTextUsage;
    };

/** Messages of a child: one when it is ready, then one per file. */
export type ResumeTextMessage = ResumeTextReply | { readonly isReady: true };
