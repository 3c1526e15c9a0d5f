import type { WordElement } from './word-element.ts';

const childrenOf = ({ children = [] }: WordElement): readonly WordElement[] => children;

/** The text of a paragraph, with line feeds for its line breaks. */
function inlineText(element: WordElement): string {
  switch (element.type) {
    case 'text':
      return element.value ?? '';
    case 'tab':
      return '\t';
    case 'break':
      return '\n';
    default:
      return childrenOf(element).map(inlineText).join('');
  }
}

const isHeading = ({ styleName }: WordElement): boolean =>
  /^(?:heading|title)/i.test(styleName ?? '');

/** Puts an empty line before a heading, and a dash before an item of a list. */
function paragraphLines(paragraph: WordElement): readonly string[] {
  const text = inlineText(paragraph).trim();
  if (text === '') return [''];
  if (isHeading(paragraph)) return ['', ...text.split('\n')];
  return text
    .split('\n')
    .map((line, index) => (paragraph.numbering && index === 0 ? `- ${line}` : line));
}

const trimmed = (lines: readonly string[]): readonly string[] =>
  lines.join('\n').trim().split('\n');

/**
 * A row of a table. If all cells but the last have one line, such as a date beside a job, the first lines are joined into one; otherwise the cells,
 * such as the columns of a page, are read one after the other.
 */
function rowLines(row: WordElement): readonly string[] {
  const cells = childrenOf(row)
    .map((cell) => trimmed(blockLines(childrenOf(cell))))
    .filter((lines) => lines.join('') !== '');
  const last = cells.at(-1) ?? [];
  if (cells.slice(0, -1).some(({ length }) => length > 1))
    return cells.flatMap((lines) => [...lines, '']);
  return [
    [...cells.slice(0, -1).map(([line = '']) => line), last[0] ?? ''].join('\t'),
    ...last.slice(1),
  ];
}

function blockLines(blocks: readonly WordElement[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return paragraphLines(block);
    if (block.type === 'table') return ['', ...childrenOf(block).flatMap(rowLines), ''];
    return blockLines(childrenOf(block));
  });
}

/** The text of a document, one line for each paragraph, with the cells of a table's row separated by tabs. */
export function documentText(document: WordElement): string {
  return blockLines(childrenOf(document))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
