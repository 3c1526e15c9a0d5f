import { limits, normaliseText } from '@rolefit/contracts';
import { type AnyNode, type Element, isTag, isText } from 'domhandler';

/**
 * Writes nodes as Markdown for a reader of plain text: headings, lists, quotes, table rows,
 * paragraphs. Emphasis and links become plain text, and nothing is escaped: the analysers quote
 * this text verbatim, and users compare it with the page.
 */
export function toMarkdown(nodes: readonly AnyNode[]): string {
  const writer = new MarkdownWriter();
  for (const node of nodes) writer.write(node);
  return writer.text();
}

/**
 * Normalises a text of several lines, without trailing spaces and with at most one consecutive
 * empty line.
 */
export function tidyLines(text: string): string {
  return normaliseText(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const paragraphs =
  /^(?:address|article|aside|blockquote|dl|fieldset|figure|footer|form|header|hr|main|nav|ol|p|pre|section|table|ul)$/;
const lines = /^(?:caption|dd|div|dt|figcaption|legend|summary|details|tr)$/;
const unread = /^(?:script|style|img|hr)$/;

class MarkdownWriter {
  private readonly out: string[] = [];
  private line = '';
  private prefix = '';
  private readonly lists: { isOrdered: boolean; next: number }[] = [];
  private chars = 0;

  text(): string {
    this.endLine();
    return tidyLines(this.out.join('\n'));
  }

  write(node: AnyNode): void {
    // Far beyond the limit of a scan; more would be cut off.
    if (this.chars > 4 * limits.postingChars) return;
    if (isText(node)) this.add(node.data);
    else if (isTag(node)) this.element(node);
    else if ('children' in node) node.children.forEach((child) => this.write(child));
  }

  private element(element: Element): void {
    const { name } = element;
    if (unread.test(name)) return;
    if (name === 'br') this.endLine();
    else if (/^h[1-6]$/.test(name)) this.heading(element, Number(name.slice(1)));
    else if (name === 'li') this.item(element);
    else if (name === 'ul' || name === 'ol') this.list(element);
    else if (name === 'td' || name === 'th') this.cell(element);
    else if (paragraphs.test(name)) this.block(element, true);
    else if (lines.test(name)) this.block(element, false);
    else this.children(element);
  }

  private heading(element: Element, level: number): void {
    this.gap();
    this.prefix = `${'#'.repeat(level)} `;
    this.children(element);
    this.gap();
  }

  private list(element: Element): void {
    if (this.lists.length === 0) this.gap();
    else this.endLine();
    this.lists.push({
      isOrdered: element.name === 'ol',
      next: Number.parseInt(element.attribs['start'] ?? '1', 10) || 1,
    });
    this.children(element);
    this.lists.pop();
    if (this.lists.length === 0) this.gap();
    else this.endLine();
  }

  private item(element: Element): void {
    this.endLine();
    const list = this.lists.at(-1);
    const indent = '  '.repeat(Math.min(Math.max(0, this.lists.length - 1), 8));
    this.prefix = list?.isOrdered ? `${indent}${list.next}. ` : `${indent}- `;
    if (list) list.next += 1;
    this.children(element);
    this.endLine();
  }

  private cell(element: Element): void {
    if (this.line.trim() !== '') this.line += ' | ';
    this.children(element);
  }

  private block(element: Element, isApart: boolean): void {
    const isInList = this.lists.length > 0;
    if (isApart && !isInList) this.gap();
    else if (this.line.trim() !== '') this.endLine();
    this.children(element);
    if (isApart && !isInList) this.gap();
    else if (this.line.trim() !== '') this.endLine();
  }

  private children(element: Element): void {
    element.children.forEach((child) => this.write(child));
  }

  private add(text: string): void {
    const words = text.replace(/\s+/g, ' ');
    this.chars += words.length;
    this.line += this.line === '' || this.line.endsWith(' ') ? words.trimStart() : words;
  }

  /** Ends the line; the mark of a heading or an item is kept until its text follows. */
  private endLine(): void {
    const words = this.line.trim();
    this.line = '';
    if (words === '') return;
    this.out.push(this.prefix + words);
    this.prefix = '';
  }

  private gap(): void {
    this.endLine();
    this.prefix = '';
    if (this.out.at(-1) !== '') this.out.push('');
  }
}
