import type { HiddenReason } from '../../hidden-text.ts';
import { allAt, elementsOf } from '../structured/xml-tree.ts';

/** Elements that are skipped: deleted text, comments, notes, the names of pictures. */
const skipped = new Set([
  'tracked-changes',
  'annotation',
  'note',
  'title',
  'desc',
  'sequence-decls',
  'forms',
]);

const styleOf = (element: Element): string =>
  Array.from(element.attributes).find(({ localName }) => localName === 'style-name')?.value ?? '';

const countOf = (element: Element): number =>
  Math.min(
    100,
    Number(Array.from(element.attributes).find(({ localName }) => localName === 'c')?.value ?? 1),
  );

/** Writes the text of an OpenDocument text, one line for each paragraph, and collects hidden text separately. */
export class OdtText {
  readonly hidden: { reason: HiddenReason; text: string }[] = [];
  readonly #hiddenStyles: ReadonlyMap<string, HiddenReason>;

  constructor(hiddenStyles: ReadonlyMap<string, HiddenReason>) {
    this.#hiddenStyles = hiddenStyles;
  }

  /** @param parts the document's own text, and its headers and footers */
  read(parts: readonly Element[]): string {
    return parts
      .flatMap((part) => this.#blocks(part))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }

  #blocks(element: Element): readonly string[] {
    return elementsOf(element).flatMap((child) => {
      switch (child.localName) {
        case 'h':
          return ['', ...this.#paragraph(child)];
        case 'p':
          return this.#paragraph(child);
        case 'list-item':
          return this.#item(child);
        case 'table':
          return ['', ...this.#rows(child), ''];
        default:
          return skipped.has(child.localName) ? [] : this.#blocks(child);
      }
    });
  }

  #paragraph(paragraph: Element): readonly string[] {
    const frames = allAt(paragraph, 'frame').flatMap((frame) => this.#blocks(frame));
    return [...this.#inline(paragraph).trim().split('\n'), ...frames];
  }

  #item(item: Element): readonly string[] {
    const [first = '', ...rest] = this.#blocks(item).filter((line) => line !== '');
    return first.startsWith('- ') ? [first, ...rest] : [`- ${first}`, ...rest];
  }

  /** If all cells but the last have one line, the first lines are joined into one; otherwise the cells are read one after the other. */
  #rows(table: Element): readonly string[] {
    return Array.from(table.getElementsByTagNameNS('*', 'table-row')).flatMap((row) => {
      const cells = elementsOf(row)
        .map((cell) => this.#blocks(cell).join('\n').trim().split('\n'))
        .filter((lines) => lines.join('') !== '');
      if (cells.slice(0, -1).some(({ length }) => length > 1)) return cells.flat();
      const last = cells.at(-1) ?? [];
      return [
        [...cells.slice(0, -1).map(([line = '']) => line), last[0] ?? ''].join('\t'),
        ...last.slice(1),
      ];
    });
  }

  #inline(element: Element): string {
    const reason = this.#hiddenStyles.get(styleOf(element));
    if (reason !== undefined) {
      const text = element.textContent ?? '';
      if (text.trim() !== '') this.hidden.push({ reason, text });
      return '';
    }
    return Array.from(element.childNodes)
      .map((node) => (node.nodeType === 1 ? this.#phrase(node as Element) : (node.nodeValue ?? '')))
      .join('');
  }

  #phrase(element: Element): string {
    switch (element.localName) {
      case 'tab':
        return '\t';
      case 'line-break':
        return '\n';
      case 's':
        return ' '.repeat(countOf(element));
      case 'frame':
        return '';
      default:
        return skipped.has(element.localName) ? '' : this.#inline(element);
    }
  }
}
