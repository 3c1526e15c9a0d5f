import type { HiddenReason } from '../../hidden-text.ts';
import { allAt } from '../structured/xml-tree.ts';

const attribute = (element: Element | undefined, name: string): string | null =>
  (element && Array.from(element.attributes).find(({ localName }) => localName === name)?.value) ??
  null;

const isWhite = (colour: string | null): boolean => /^#f[c-f]f[c-f]f[c-f]$/i.test(colour ?? '');

/** Below 2 pt. */
const isTiny = (size: string | null): boolean => /^(?:[01](?:\.\d+)?pt)$/.test(size ?? '');

function reasonOf(style: Element): HiddenReason | null {
  const [text] = allAt(style, 'text-properties');
  const [paragraph] = allAt(style, 'paragraph-properties');
  if (attribute(text, 'display') === 'none') return 'invisible';
  if (isTiny(attribute(text, 'font-size'))) return 'tiny';
  const background = [text, paragraph]
    .map((properties) => attribute(properties, 'background-color'))
    .find((colour) => colour !== null && colour !== 'transparent');
  const isOnWhite = background === undefined || isWhite(background);
  return isWhite(attribute(text, 'color')) && isOnWhite ? 'white' : null;
}

/** The styles of a document's own text that a reader does not see, by name. */
export function hiddenStyles(content: Element): ReadonlyMap<string, HiddenReason> {
  return new Map(
    allAt(content, 'automatic-styles', 'style').flatMap((style) => {
      const reason = reasonOf(style);
      return reason === null ? [] : [[attribute(style, 'name') ?? '', reason] as const];
    }),
  );
}
