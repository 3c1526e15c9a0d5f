import { AppError, type ResumeFormat } from '@rolefit/contracts';

/** Control characters that no text file contains: all but tab, line ends, form feed and escape. */
const control = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/;

const marks: readonly { readonly encoding: string; readonly bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/**
 * Decodes a text file, or its beginning: by its byte order mark, as UTF-8, or else as Windows-1252, which every byte sequence is.
 * @param isWhole false if the bytes may end inside a character
 * @returns null if it is not text
 */
export function decodeText(bytes: Uint8Array, isWhole: boolean): string | null {
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  const text = decodeAs(bytes, marked?.encoding ?? 'utf-8', isWhole);
  return control.test(text) ? null : text;
}

function decodeAs(bytes: Uint8Array, encoding: string, isWhole: boolean): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return new TextDecoder(encoding === 'utf-8' ? 'windows-1252' : encoding).decode(bytes);
  }
}

/** Headings with number signs, or several bold phrases or links in the notation of Markdown. */
function isMarkdown(text: string): boolean {
  const bold = text.match(/\*\*[^*\s][^*\n]{0,80}\*\*/g)?.length ?? 0;
  const links = text.match(/\]\(https?:/g)?.length ?? 0;
  return /^#{1,6} {1,8}\S/m.test(text) || bold + links > 1;
}

/** Data of other kinds is not a resume. */
function jsonFormat(text: string): ResumeFormat {
  if (/^\{\s*"/.test(text) && /"(?:basics|work|education)"\s*:/.test(text)) return 'json-resume';
  throw new AppError('RESUME_FORMAT_UNSUPPORTED');
}

function markupFormat(text: string): ResumeFormat {
  if (/europass/i.test(text) && /<(?:\w+:)?(?:Candidate|SkillsPassport|LearnerInfo)\b/.test(text))
    return 'europass';
  throw new AppError('RESUME_FORMAT_UNSUPPORTED');
}

/** A PDF header preceded by too much data for any PDF reader to find it. */
const isLatePdf = (text: string): boolean => text.includes('%PDF-') && text.includes('endobj');

/**
 * The format of a text, from its beginning.
 * @throws AppError RESUME_OLD_WORD for RTF, RESUME_FORMAT_UNSUPPORTED for binary files, web pages and other markup
 */
export function textFormat(head: Uint8Array, isWhole: boolean): ResumeFormat {
  const text = decodeText(head, isWhole)
    ?.replace(/^\ufeff/, '')
    .trimStart();
  if (text === undefined || text === '') throw new AppError('RESUME_FORMAT_UNSUPPORTED');
  if (text.startsWith('{\\rtf')) throw new AppError('RESUME_OLD_WORD');
  if (text.startsWith('{')) return jsonFormat(text);
  if (/^<[!?a-z]/i.test(text)) return markupFormat(text);
  if (isLatePdf(text)) throw new AppError('RESUME_FORMAT_UNSUPPORTED');
  return isMarkdown(text) ? 'markdown' : 'text';
}
