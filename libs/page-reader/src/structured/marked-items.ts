import { type ChildNode, type Document, type Element, isTag } from 'domhandler';
import { findAll } from 'domutils';
import { type Item, localName, shownText, type Text, type Value } from './values.js';

/** A syntax that marks items in the page's own elements. */
interface Dialect {
  /**
   * The attribute that starts an item, the one with its types, and the one that names a property.
   */
  readonly scope: string;
  readonly type: string;
  readonly property: string;
  readonly id: string;
}

/** Source: HTML Standard, Microdata; RDFa Lite 1.1. */
const microdata: Dialect = {
  scope: 'itemscope',
  type: 'itemtype',
  property: 'itemprop',
  id: 'itemid',
};
const rdfa: Dialect = { scope: 'typeof', type: 'typeof', property: 'property', id: 'resource' };

/**
 * Maximum number of items, and of elements examined for their properties: a nested item is examined
 * for each of its ancestors.
 */
const bounds = { items: 2_000, elements: 200_000 } as const;

export function microdataItems(document: Document): Item[] {
  return markedItems(document, microdata);
}

export function rdfaItems(document: Document): Item[] {
  return markedItems(document, rdfa);
}

function markedItems(document: Document, dialect: Dialect): Item[] {
  const reader = new MarkedReader(document, dialect);
  return findAll(({ attribs }) => dialect.scope in attribs, document.children)
    .slice(0, bounds.items)
    .map((element) => reader.item(element));
}

class MarkedReader {
  private looked = 0;
  private byId: Map<string, Element> | undefined;

  constructor(
    private readonly document: Document,
    private readonly dialect: Dialect,
  ) {}

  item(element: Element): Item {
    const { type, id } = this.dialect;
    const properties = new Map<string, Value[]>();
    this.collect(element.children, properties);
    for (const other of this.referred(element)) this.collect([other], properties);
    return { types: namesOf(element.attribs[type]), id: element.attribs[id], properties };
  }

  /** `itemref`: parts of an item elsewhere on the page. */
  private referred(element: Element): Element[] {
    const ids = new Set(
      (element.attribs['itemref'] ?? '').split(/\s+/).filter(Boolean).slice(0, 20),
    );
    if (ids.size === 0) return [];
    this.byId ??= new Map(
      findAll(({ attribs }) => attribs['id'] !== undefined, this.document.children).map((each) => [
        each.attribs['id'] ?? '',
        each,
      ]),
    );
    return [...ids].flatMap((id) => this.byId?.get(id) ?? []);
  }

  private collect(nodes: readonly ChildNode[], properties: Map<string, Value[]>): void {
    for (const node of nodes) {
      if (!isTag(node) || this.looked >= bounds.elements) continue;
      this.looked += 1;
      const names = namesOf(node.attribs[this.dialect.property]);
      const isScope = this.dialect.scope in node.attribs;
      if (names.length > 0) {
        const value = isScope ? this.item(node) : valueOf(node);
        for (const name of names)
          properties.set(name, [...(properties.get(name) ?? []).slice(0, 300), value]);
      }
      if (!isScope) this.collect(node.children, properties);
    }
  }
}

function namesOf(attribute: string | undefined): string[] {
  return (attribute ?? '').split(/\s+/).filter(Boolean).slice(0, 10).map(localName);
}

/** Attributes that hold a value instead of the element's text. Source: HTML Standard, "Values". */
const valueAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  img: ['src'],
  source: ['src'],
  object: ['data'],
  data: ['value'],
  meter: ['value'],
  time: ['datetime'],
};

function valueOf(element: Element): Text {
  const names = [
    'content',
    ...(Object.hasOwn(valueAttributes, element.name) ? (valueAttributes[element.name] ?? []) : []),
  ];
  const given = names.map((name) => element.attribs[name]).find((value) => value !== undefined);
  if (given === undefined) return shownText(element);
  // For a name or a title a link means its text, for `url` and `logo` its address.
  const shown = shownText(element);
  return element.name === 'a'
    ? { ...shown, address: () => given }
    : { line: () => given, markdown: () => given, address: () => given, isCut: false };
}
