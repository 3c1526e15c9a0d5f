import { type Document, DomHandler, isTag } from 'domhandler';
import { Parser } from 'htmlparser2';

/** Maximum nesting: deeper elements become siblings, because tree walkers may recurse. No real posting is nested this deeply. */
const maxDepth = 250;
/** Nesting at which parsing stops: the parser searches all open elements at each end tag. */
const maxOpen = 1_500;
/** Maximum number of elements. Large results pages have some 20,000. */
const maxElements = 100_000;

/** Elements whose content is never text of a posting. */
const skipped = new Set([
  'style',
  'noscript',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'embed',
  'canvas',
  'textarea',
  'select',
  'option',
  'button',
  'input',
]);

class TooDeep extends Error {}

/** Builds the tree within bounds, without elements that are never text; the only scripts kept are JSON-LD. */
class BoundedHandler extends DomHandler {
  private elements = 0;
  /** Open elements by their treatment. Skipped or flattened ones are innermost. */
  private readonly open: ('built' | 'skipped' | 'flattened')[] = [];
  private built = 0;
  /** Whether the complete markup was read, with nothing cut at a limit. */
  isWhole = true;

  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.open.length >= maxOpen) throw new TooDeep();
    const fate = this.fateOf(name, attributes);
    this.open.push(fate);
    if (fate !== 'built') return;
    this.built += 1;
    this.elements += 1;
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    if (this.open.pop() !== 'built') return;
    this.built -= 1;
    super.onclosetag();
  }

  override ontext(text: string): void {
    if (this.open.at(-1) !== 'skipped') super.ontext(text);
  }

  override oncomment(): void {}
  override oncommentend(): void {}
  override oncdatastart(): void {}
  override oncdataend(): void {}
  override onprocessinginstruction(): void {}

  private fateOf(
    name: string,
    attributes: Record<string, string>,
  ): 'built' | 'skipped' | 'flattened' {
    if (
      this.open.at(-1) === 'skipped' ||
      (isSkipped(name, attributes) && !(name === 'button' && this.isInHeading()))
    )
      return 'skipped';
    if (this.elements >= maxElements) {
      this.isWhole = false;
      return 'skipped';
    }
    return this.built >= maxDepth ? 'flattened' : 'built';
  }

  /**
   * The heading of a collapsible section wraps its text in a button. Source: WAI-ARIA, accordion
   * pattern.
   */
  private isInHeading(): boolean {
    const parent = this.tagStack.at(-1);
    return parent !== undefined && isTag(parent) && /^h[1-6]$/.test(parent.name);
  }
}

function isSkipped(name: string, attributes: Record<string, string>): boolean {
  if (name === 'script') return !/^\s*application\/ld\+json\b/i.test(attributes['type'] ?? '');
  if (skipped.has(name)) return true;
  return (
    'hidden' in attributes ||
    /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributes['style'] ?? '')
  );
}

/** Parsed markup; not `isWhole` if excessive nesting or size caused parts to be left out. */
export interface ParsedHtml {
  readonly document: Document;
  readonly isWhole: boolean;
}

/**
 * Parses untrusted markup into a tree without scripts (other than JSON-LD), styles, form fields and
 * hidden elements. Needs no DOM. Bounded work for any markup.
 */
export function parseHtml(html: string): ParsedHtml {
  const handler = new BoundedHandler();
  try {
    new Parser(handler).end(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    handler.isWhole = false;
  }
  return { document: handler.root, isWhole: handler.isWhole };
}
