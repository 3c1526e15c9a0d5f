import { limits, unicodeForm } from '@rolefit/contracts';

/**
 * Sanitises the name of an uploaded file: keeps the last path segment in NFC, removes control, formatting and unassigned characters (which could disguise the
 * extension), and truncates to `limits.resumeFileNameChars`.
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

/** Truncates without cutting the extension or a surrogate pair. */
function shorten(name: string): string {
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  return (
    name.slice(0, limits.resumeFileNameChars - ending.length).replace(/[\uD800-\uDBFF]$/, '') +
    ending
  );
}

/** An `inline` Content-Disposition with an ASCII fallback name. Source: RFC 6266, RFC 8187. */
export function inlineDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${full}`;
}
