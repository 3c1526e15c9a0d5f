import { DOMParser } from '@xmldom/xmldom';
import type { Archive } from '../archive/archive.ts';
import { decodeMarkup } from '../archive/markup.ts';
import { newMarginText } from '../page-margin-text.ts';

type Margin = 'header' | 'footer';

const elements = (parent: Document | Element, name: string): readonly Element[] =>
  Array.from(parent.getElementsByTagNameNS('*', name));

const attribute = (element: Element, name: string): string | undefined =>
  Array.from(element.attributes).find(({ localName }) => localName === name)?.value;

const isOn = (element: Element | undefined): boolean =>
  element !== undefined && !['0', 'false', 'off'].includes(attribute(element, 'val') ?? '');

const parse = (markup: string): Document => new DOMParser().parseFromString(markup, 'text/xml');

/** The files of a document's parts by relationship id; targets are relative to the body, or to the root of the archive if they start with a slash. */
function targetsOf(archive: Archive, body: string): ReadonlyMap<string, string> {
  const fileAt = body.lastIndexOf('/') + 1;
  const folder = body.slice(0, fileAt);
  const name = `${folder}_rels/${body.slice(fileAt)}.rels`;
  if (!archive.has(name)) return new Map();
  return new Map(
    elements(parse(decodeMarkup(archive.read(name))), 'Relationship').map((relationship) => {
      const target = attribute(relationship, 'Target') ?? '';
      return [
        attribute(relationship, 'Id') ?? '',
        target.startsWith('/') ? target.slice(1) : `${folder}${target}`,
      ];
    }),
  );
}

/** Whether Word prints the referenced part: headers of first and of even pages must be enabled. */
function isPrinted(reference: Element, hasEvenPages: boolean): boolean {
  const section = reference.parentNode as Element;
  switch (attribute(reference, 'type')) {
    case 'first':
      return isOn(elements(section, 'titlePg')[0]);
    case 'even':
      return hasEvenPages;
    default:
      return true;
  }
}

/** Removes links and pictures, whose relationship ids mean something else in the body. */
function withoutReferences(part: Document): Document {
  for (const name of ['blip', 'imagedata', 'OLEObject'])
    for (const element of elements(part, name)) element.parentNode?.removeChild(element);
  for (const link of elements(part, 'hyperlink'))
    for (const { name, localName } of Array.from(link.attributes))
      if (localName === 'id') link.removeAttribute(name);
  return part;
}

/** The text of a paragraph without field instructions, such as for a page number. */
const shownText = (paragraph: Element): string =>
  elements(paragraph, 't')
    .map(({ textContent }) => textContent ?? '')
    .join('');

/** Sorts the first page's header first, as on paper. */
const byPage = (one: Element, other: Element): number =>
  Number(attribute(other, 'type') === 'first') - Number(attribute(one, 'type') === 'first');

/** The paragraphs of a kind of margin. The first page's header usually repeats that of the others. */
function paragraphsOf(kind: Margin, document: Document, archive: Archive, body: string): Node[] {
  const settings = `${body.slice(0, body.lastIndexOf('/') + 1)}settings.xml`;
  const hasEvenPages =
    archive.has(settings) &&
    isOn(elements(parse(decodeMarkup(archive.read(settings))), 'evenAndOddHeaders')[0]);
  const targets = targetsOf(archive, body);
  const files = elements(document, `${kind}Reference`)
    .filter((reference) => isPrinted(reference, hasEvenPages))
    .toSorted(byPage)
    .map((reference) => targets.get(attribute(reference, 'id') ?? '') ?? '');
  const isNew = newMarginText();
  return [...new Set(files)]
    .filter((file) => archive.has(file))
    .flatMap((file) => {
      const part = withoutReferences(parse(decodeMarkup(archive.read(file))));
      return Array.from(part.documentElement.childNodes).filter(
        (node) => node.nodeType === 1 && isNew(shownText(node as Element)),
      );
    });
}

/**
 * Moves the headers of a Word document before its body and the footers after it, because templates have names and addresses there and mammoth ignores both.
 * @param body the name of the body in the archive
 * @returns whether there were any
 */
export function addPageMargins(document: Document, archive: Archive, body: string): boolean {
  const [content] = elements(document, 'body');
  if (!content) return false;
  const headers = paragraphsOf('header', document, archive, body);
  const footers = paragraphsOf('footer', document, archive, body);
  const first = content.firstChild;
  for (const node of headers) content.insertBefore(document.importNode(node, true), first);
  for (const node of footers) content.appendChild(document.importNode(node, true));
  return headers.length + footers.length > 0;
}
