import type { HiddenText } from '../hidden-text.ts';

/** The text of a file, and its extent. */
export interface ExtractedText {
  readonly text: string;
  /** All pages of the document, whether read or not; null for formats without pages. */
  readonly pages: number | null;
  readonly hidden: readonly HiddenText[];
  /** The file had to be repaired and contains no picture: if little text was found, the rest is lost rather than scanned. */
  readonly isDamaged: boolean;
  /** There are pictures, which OCR may read. */
  readonly hasPictures: boolean;
  /** Numbers of pages that look scanned: filled by pictures, with hardly any text. After recognition, those on which text was found. */
  readonly scannedPages: readonly number[];
}

/** The text of a format without pages. */
export function unpagedText(text: string, hidden: readonly HiddenText[] = []): ExtractedText {
  return { text, pages: null, hidden, isDamaged: false, hasPictures: false, scannedPages: [] };
}
