import { type Document, isText } from 'domhandler';
import { getElementsByTagName } from 'domutils';

/** An object of structured data: its type, and its properties by name without a vocabulary. A map, so that no name of a page can reach a prototype. */
export interface Item {
  readonly types: readonly string[];
  readonly id: string | undefined;
  readonly properties: ReadonlyMap<string, readonly Value[]>;
}
export type Value = string | Item;

/** Bounds of reading: blocks of a page, characters of all, depth and number of objects. */
const bounds = { blocks: 200, chars: 1_000_000, depth: 12, objects: 5_000 } as const;

/** All objects that have a type in the page's JSON-LD, outer ones first: of arrays, of `@graph`, of properties. */
export function jsonLdItems(document: Document): Item[] {
  const items: Item[] = [];
  let chars = 0;
  for (const script of getElementsByTagName('script', document, true, bounds.blocks)) {
    const text = script.children.map((child) => (isText(child) ? child.data : '')).join('');
    chars += text.length;
    if (chars > bounds.chars) break;
    collect(parseLeniently(text), items, 0);
  }
  return items;
}

/** Parses what pages publish as JSON: with comments of HTML, raw control characters, commas too many. Undefined for what is no JSON even so. */
export function parseLeniently(text: string): unknown {
  const trimmed = text
    .replace(/^[\s\ufeff]*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)[\s;]*$/, '')
    .trim()
    .replace(/;$/, '');
  return parsed(trimmed) ?? parsed(repaired(trimmed));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Escapes control characters within strings and drops commas before a closing bracket, in one pass. */
function repaired(text: string): string {
  const out: string[] = [];
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isInString && sign === '\\') {
      out.push(sign, text.charAt(at + 1));
      at += 1;
    } else if (sign === '"') {
      isInString = !isInString;
      out.push(sign);
    } else if (isInString) out.push(sign < ' ' ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}` : sign);
    else if (sign === ',' && /^\s*[}\]]/.test(text.slice(at + 1, at + 200))) continue;
    else out.push(sign);
  }
  return out.join('');
}

function collect(value: unknown, items: Item[], depth: number): void {
  if (depth > bounds.depth || items.length >= bounds.objects || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) collect(each, items, depth + 1);
    return;
  }
  const item = itemOf(value, depth);
  if (item.types.length > 0) items.push(item);
  for (const [name, inner] of Object.entries(value)) if (name !== '@context') collect(inner, items, depth + 1);
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
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (Array.isArray(value)) return value.slice(0, 200).flatMap((each) => valuesOf(each, depth + 1));
  if (typeof value !== 'object' || value === null) return [];
  if ('@value' in value) return valuesOf(value['@value'], depth + 1);
  return [itemOf(value, depth)];
}

function strings(value: unknown): string[] {
  return [value].flat().filter((each): each is string => typeof each === 'string');
}

/** `JobPosting` of `https://schema.org/JobPosting` and of `schema:JobPosting`. */
export function localName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1);
}
