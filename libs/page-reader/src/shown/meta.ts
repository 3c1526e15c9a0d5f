import { type Document } from 'domhandler';
import { getElementsByTagName } from 'domutils';

/**
 * Metadata by `property` or `name` (Open Graph and plain), names in lower case; the first of a name
 * wins.
 */
export function metaOf(document: Document): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { attribs } of getElementsByTagName('meta', document, true, 500)) {
    const name = (attribs['property'] ?? attribs['name'] ?? '').trim().toLowerCase();
    const content = attribs['content']?.trim() ?? '';
    if (name !== '' && content !== '' && !found.has(name)) found.set(name, content);
  }
  return found;
}
