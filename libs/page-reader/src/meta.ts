import { getElementsByTagName } from 'domutils';
import { type Page } from './page.js';

/** What the head says by `property` or `name` (Open Graph, Twitter, plain), first wins, names in lower case. */
export function metaOf({ document }: Page): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { attribs } of getElementsByTagName('meta', document, true, 500)) {
    const name = (attribs['property'] ?? attribs['name'] ?? '').trim().toLowerCase();
    const content = attribs['content']?.trim() ?? '';
    if (name !== '' && content !== '' && !found.has(name)) found.set(name, content);
  }
  return found;
}
