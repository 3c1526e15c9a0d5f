import { type Document, type Element, isText } from 'domhandler';
import { getElementsByTagName } from 'domutils';
import { parseLeniently } from './lenient-json.js';
import { encodedText, type Item, localName, type Value } from './values.js';

/**
 * Limits of reading: blocks of a page and their total characters, values in an array, depth,
 * objects. Results pages of job sites have some 50 objects.
 */
const bounds = { blocks: 500, chars: 1_000_000, array: 300, depth: 12, objects: 5_000 } as const;

/**
 * All typed objects in the page's JSON-LD, outer ones first: in arrays, in `@graph`, in properties.
 * Blocks that cannot be parsed are skipped.
 */
export function jsonLdItems(document: Document): Item[] {
  const items: Item[] = [];
  let chars = 0;
  for (const script of getElementsByTagName('script', document, true, bounds.blocks)) {
    const text = contentOf(script);
    chars += text.length;
    if (chars > bounds.chars) break;
    collect(parseLeniently(text), items, 0);
  }
  return items;
}

function contentOf(script: Element): string {
  return script.children.map((child) => (isText(child) ? child.data : '')).join('');
}

function collect(value: unknown, items: Item[], depth: number): void {
  if (
    depth > bounds.depth ||
    items.length >= bounds.objects ||
    typeof value !== 'object' ||
    value === null
  )
    return;
  if (Array.isArray(value)) {
    for (const each of value.slice(0, bounds.objects)) collect(each, items, depth + 1);
    return;
  }
  if ('@type' in value) items.push(itemOf(value, depth));
  for (const [name, inner] of Object.entries(value))
    if (name !== '@context') collect(inner, items, depth + 1);
}

function itemOf(value: object, depth: number): Item {
  const properties = new Map<string, Value[]>();
  let types: string[] = [];
  let id: string | undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '@type') types = strings(inner).map(localName);
    else if (key === '@id') id = strings(inner)[0];
    else if (!key.startsWith('@')) properties.set(localName(key), valuesOf(inner, depth + 1));
  }
  return { types, id, properties };
}

function valuesOf(value: unknown, depth: number): Value[] {
  if (depth > bounds.depth) return [];
  if (typeof value === 'string') return [encodedText(value)];
  if (typeof value === 'number' || typeof value === 'boolean') return [encodedText(String(value))];
  if (Array.isArray(value))
    return value.slice(0, bounds.array).flatMap((each) => valuesOf(each, depth + 1));
  if (typeof value !== 'object' || value === null) return [];
  return '@value' in value ? valuesOf(value['@value'], depth + 1) : [itemOf(value, depth)];
}

function strings(value: unknown): string[] {
  return [value].flat().filter((each): each is string => typeof each === 'string');
}
