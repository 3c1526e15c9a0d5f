import { type Document } from 'domhandler';
import { getElementsByTagName } from 'domutils';
import { type CapturedPage } from './captured-page.js';
import { webAddress } from './html/addresses.js';
import { parseHtml } from './html/parse-html.js';

/** A captured page with its tree, which every way of reading shares. */
export interface Page {
  readonly captured: CapturedPage;
  readonly document: Document;
  /** Where relative addresses start: the page's address, or what `base` says. */
  readonly base: string;
}

export function openPage(captured: CapturedPage): Page {
  const document = parseHtml(captured.html);
  const stated = getElementsByTagName('base', document, true, 1)[0]?.attribs['href'];
  return { captured, document, base: webAddress(stated, captured.url) ?? captured.url };
}
