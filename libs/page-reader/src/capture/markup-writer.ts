import { bounds } from './bounds.js';

/** Collects markup up to `bounds.html`, with room kept for the closing tags of all open elements. */
export class MarkupWriter {
  /** Whether anything was left out. */
  truncated = false;
  /** Whether there is room for nothing more. */
  isFull = false;
  private readonly parts: string[] = [];
  private size = 0;

  /** @param end the closing tag, which `close` is going to write, whatever comes in between */
  write(text: string, end = ''): boolean {
    if (this.size + text.length + end.length > bounds.html) this.fill();
    if (this.isFull) return false;
    this.size += text.length + end.length;
    this.parts.push(text);
    return true;
  }

  /** As much of a text as there is room for. */
  writeText(text: string): void {
    const fits = text.slice(0, bounds.html - this.size);
    if (this.write(fits) && fits.length < text.length) this.fill();
  }

  /** A block is written whole or not at all; a very large one is left out to leave room for the page itself. */
  writeJsonLd(script: Element): void {
    const text = script.textContent ?? '';
    if (text.length > Math.min(bounds.jsonLd, (bounds.html - this.size) / 2)) this.truncated = true;
    else
      this.write(
        `<script type="application/ld+json">${text.replace(/<(?=\/script)/gi, '\\u003c')}</script>`,
      );
  }

  /** Also where there is room for nothing more: its own was kept. */
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
