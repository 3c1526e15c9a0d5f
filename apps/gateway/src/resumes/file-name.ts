import { limits, type ResumeFormat, resumeFormats, unicodeForm } from '@rolefit/contracts';

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
  if (name === undefined || name === '') return 'resume';
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

/** The name with the extension of the detected format, so that no file is saved with a misleading extension. */
function named(name: string, format: ResumeFormat): string {
  const end = `.${resumeFormats[format].extension}`;
  return name.toLowerCase().endsWith(end) ? name : `${name}${end}`;
}

/**
 * A Content-Disposition with an ASCII fallback name. PDFs are shown in the browser's viewer; all other files are downloaded, because a browser would
 * render some of them as pages of this site. Source: RFC 6266, RFC 8187.
 */
export function fileDisposition(fileName: string, format: ResumeFormat): string {
  const isPdf = format === 'pdf';
  const name = isPdf ? fileName : named(fileName, format);
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${isPdf ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${full}`;
}
