import type { CapturedPage } from '../captured-page.js';
import { bounds } from './bounds.js';
import { inOneLine } from './nodes.js';
import { PageWalk } from './page-walk.js';

/**
 * Captures the content of an open page. Runs inside that page as an injected script, so it must
 * stay small and import only types from contracts and zod. It only reads; `readPage` interprets the
 * data, including data left in the document by the page's own scripts. Open shadow roots and
 * same-origin frames are visible to the user, so they are captured in place.
 * @returns the document without invisible elements, without scripts other than JSON-LD, and without
 * typed input
 */
export function capturePage(document: Document): CapturedPage {
  const { documentElement, location, title } = document;
  const walk = new PageWalk();
  walk.visit(documentElement);
  const canonicalUrl =
    document.querySelector('link[rel~="canonical"]')?.getAttribute('href')?.trim() ?? '';
  const lang = documentElement.getAttribute('lang')?.trim() ?? '';
  const selection = selectedText(document);
  return {
    url:
      location.href.length <= bounds.address
        ? location.href
        : location.origin + location.pathname.slice(0, bounds.address - location.origin.length),
    ...(canonicalUrl !== '' && canonicalUrl.length <= bounds.address ? { canonicalUrl } : {}),
    title: inOneLine(title, bounds.title),
    ...(lang !== '' && lang.length <= bounds.lang ? { lang } : {}),
    html: walk.writer.markup,
    headings: walk.headings,
    ...(selection !== '' ? { selection } : {}),
    truncated: walk.writer.truncated,
  };
}

/** The user's selection, unless it is in a field that the user is typing into. */
function selectedText(document: Document): string {
  const active = document.activeElement;
  if (
    active !== null &&
    (/^(?:input|textarea|select)$/.test(active.localName) ||
      active.closest('[contenteditable]:not([contenteditable="false"])') !== null)
  )
    return '';
  return (document.getSelection()?.toString() ?? '').trim().slice(0, bounds.selection);
}
