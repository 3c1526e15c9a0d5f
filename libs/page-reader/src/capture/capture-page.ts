import type { CapturedPage } from '../captured-page.js';
import { bounds } from './bounds.js';
import { inOneLine } from './nodes.js';
import { PageWalk } from './page-walk.js';

/**
 * Captures the content of an open page. It runs inside that page, as an injected script, so it must stay small and import nothing of contracts or zod
 * but types. It only reads and decides nothing; data that the page's own scripts left in the document is judged by `readPage`. Open shadow roots and
 * frames of the same origin are part of what the user sees, so they are captured in their places.
 * @returns the document without invisible elements, without scripts other than JSON-LD, and without anything that was typed
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

/** The user's selection, unless it lies in a field that is being typed into. */
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
