import { bounds } from './bounds.js';

/**
 * Collects markup up to `bounds.html`, reserving space for the closing tags of all open elements.
 */
export class MarkupWriter {
  /** Whether any content was left out. */
  truncated = false;
  /** Whether the limit is reached. */
  isFull = false;
  private readonly parts: string[] = [];
  private size = 0;

  /** @param end the closing tag to reserve space for, which `close` writes later */
  write(text: string, end = ''): boolean {
    if (this.size + text.length + end.length > bounds.html) this.fill();
    if (this.isFull) return false;
    this.size += text.length + end.length;
    this.parts.push(text);
    return true;
  }

  /** Writes as much of a text as fits. */
  writeText(text: string): void {
    const fits = text.slice(0, bounds.html - this.size);
    if (this.write(fits) && fits.length < text.length) this.fill();
  }

  /**
   * Writes a block completely or not at all; a very large one is left out in favour of the page
   * itself.
   */
  writeJsonLd(script: Element): void {
    const text = script.textContent ?? '';
    if (text.length > Math.min(bounds.jsonLd, (bounds.html - this.size) / 2)) this.truncated = true;
    else
      this.write(
        `<script type="application/ld+json">${text.replace(/<(?=\/script)/gi, '\\u003c')}</script>`,
      );
  }

  /** Works at the limit too, since its space was reserved. */
  close(end: string): void {
    this.parts.push(end);
  }

  fill(): void {
    this.truncated = this.isFull = true;
  }

  get markup(): string {
    return this.parts.join('');
  }
}
