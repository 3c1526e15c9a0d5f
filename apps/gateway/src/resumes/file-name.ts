import { limits, unicodeForm } from '@rolefit/contracts';

/**
 * What is left of an uploaded file's name: its last segment, in NFC, without control, formatting or unassigned characters
 * (which could turn its ending around), at most `limits.resumeFileNameChars` long.
 */
export function cleanFileName(given: string | undefined): string {
  const name = unicodeForm((given ?? '').toWellFormed(), 'NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .split(/[/\\]/)
    .at(-1)
    ?.trim()
    .replace(/^\.+/, '');
  if (name === undefined || name === '') return 'resume.pdf';
  return name.length <= limits.resumeFileNameChars ? name : shorten(name);
}

/** Keeps the ending, and whole characters. */
function shorten(name: string): string {
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  return name.slice(0, limits.resumeFileNameChars - ending.length).replace(/[\uD800-\uDBFF]$/, '') + ending;
}

/** `inline`, with the name in ASCII for old readers and in full for all others. Source: RFC 6266, RFC 8187. */
export function inlineDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `inline; filename="${ascii}"; filename*=UTF-8''${full}`;
}
