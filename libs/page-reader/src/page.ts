import { type Document } from 'domhandler';
import { getElementsByTagName } from 'domutils';
import { type CapturedPage } from './captured-page.js';
import { webAddress } from './html/addresses.js';
import { parseHtml } from './html/parse-html.js';
import { lineOf } from './html/texts.js';
import { metaOf } from './shown/meta.js';

/** A captured page with its parsed tree, shared by all sources of fields. */
export interface Page {
  readonly captured: CapturedPage;
  readonly document: Document;
  /** Whether the complete page was captured and parsed; larger ones are read in part. */
  readonly isWhole: boolean;
  /** Base of relative addresses: the page's address, or that of its `base` element. */
  readonly base: string;
  readonly url: URL;
  /** The visible text on one line. */
  readonly text: string;
  /** Metadata of the head, by property or name in lower case. */
  readonly meta: ReadonlyMap<string, string>;
}

export function openPage(captured: CapturedPage): Page {
  const { document, isWhole } = parseHtml(captured.html);
  const stated = getElementsByTagName('base', document, true, 1)[0]?.attribs['href'];
  return {
    captured,
    document,
    isWhole: isWhole && !captured.truncated,
    base: webAddress(stated, captured.url) ?? captured.url,
    url: new URL(captured.url),
    text: lineOf(document),
    meta: metaOf(document),
  };
}
