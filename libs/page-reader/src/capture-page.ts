import { type CapturedPage } from './captured-page.js';

/**
 * Takes down what the open page says. Runs inside the page, by `chrome.scripting.executeScript({ func: capturePage })`: it is sent there as text,
 * so it uses nothing from outside of itself. It reads only; the page's own scripts cannot see it work, and what they left in the document
 * is data, which `readPage` judges.
 * @returns the document without what cannot be seen, without scripts other than JSON-LD, and without anything typed into a form
 */
export function capturePage(): CapturedPage {
  const max = { html: 2_000_000, title: 1_000, headings: 200, heading: 500, selection: 50_000, depth: 200, nodes: 100_000 };
  const dropped = new Set(['style', 'svg', 'noscript', 'template', 'canvas', 'video', 'audio', 'object', 'embed', 'input', 'textarea', 'select', 'option', 'datalist', 'math', 'map', 'picture source']);
  const voids = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'link', 'meta', 'source', 'wbr']);
  const kept = /^(?:id|class|href|src|alt|content|name|property|rel|type|lang|dir|datetime|title|role|itemscope|itemtype|itemprop|itemid|itemref|typeof|vocab|resource|about|prefix|value|start|colspan|rowspan|aria-(?:label|current|selected|hidden)|data-(?:test|testid|test-id|qa|ui|automation-id|tn-element|company-name|job-id|jk|source|src|delayed-url|ghost-url|mosaic-provider|mosaic-id|mui-test))$/;
  const headings: CapturedPage['headings'] = [];
  const parts: string[] = [];
  let size = 0;
  let nodes = 0;
  let truncated = false;

  // By name, not by class: nodes of a frame have classes of their own.
  const isElement = (node: Node): node is Element => node.nodeType === 1;
  const isShaped = (element: Element): element is HTMLElement => 'innerText' in element && typeof element.innerText === 'string';
  const isFrame = (element: Element): element is HTMLIFrameElement => element.localName === 'iframe' && 'contentDocument' in element;
  const isSlot = (element: Element): element is HTMLSlotElement => element.localName === 'slot' && 'assignedNodes' in element;
  const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : '&quot;'));
  const oneLine = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most);

  function write(text: string): boolean {
    if (size + text.length > max.html) {
      truncated = true;
      return false;
    }
    size += text.length;
    parts.push(text);
    return true;
  }

  function isSeen(element: Element): boolean {
    if (element.hasAttribute('hidden') || element.getAttribute('type') === 'hidden') return false;
    const view = element.ownerDocument.defaultView;
    if (!view) return true;
    const style = view.getComputedStyle(element);
    return style.display !== 'none' && style.visibility !== 'hidden' && style.visibility !== 'collapse' && style.opacity !== '0';
  }

  function startTag(name: string, element: Element): string {
    const attributes = [...element.attributes]
      .filter((attribute) => kept.test(attribute.name) && attribute.value.length <= 5_000)
      .map((attribute) => ` ${attribute.name}="${escape(attribute.value)}"`);
    return `<${name}${attributes.join('')}>`;
  }

  function walk(node: Node, depth: number, isHead: boolean): void {
    if (truncated) return;
    nodes += 1;
    if (depth > max.depth || nodes > max.nodes) {
      truncated = true;
      return;
    }
    if (node.nodeType === 3) {
      write(escape(node.nodeValue ?? ''));
      return;
    }
    if (!isElement(node)) return;
    const element = node;
    const name = element.localName;
    if (dropped.has(name)) return;
    if (name === 'script') {
      const text = element.textContent ?? '';
      if (element.getAttribute('type')?.trim().toLowerCase() === 'application/ld+json') write(`<script type="application/ld+json">${text.replace(/<(?=\/script|!--)/gi, '\\u003c')}</script>`);
      return;
    }
    if (!isHead && name !== 'html' && name !== 'head' && !voids.has(name) && !isSeen(element)) return;
    if (/^h[1-6]$/.test(name) && headings.length < max.headings) {
      const text = oneLine(isShaped(element) ? element.innerText : (element.textContent ?? ''), max.heading);
      if (text !== '') headings.push({ level: Number(name.slice(1)), text });
    }
    if (!write(startTag(name === 'iframe' ? 'div' : name, element))) return;
    if (voids.has(name)) return;
    for (const child of childrenOf(element)) walk(child, depth + 1, isHead || name === 'head');
    parts.push(`</${name === 'iframe' ? 'div' : name}>`);
  }

  function childrenOf(element: Element): Iterable<Node> {
    // Null for a frame of another origin.
    if (isFrame(element)) return element.contentDocument?.body?.childNodes ?? [];
    if (element.shadowRoot) return element.shadowRoot.childNodes;
    if (isSlot(element)) {
      const assigned = element.assignedNodes();
      return assigned.length > 0 ? assigned : element.childNodes;
    }
    return element.childNodes;
  }

  walk(document.documentElement, 0, false);
  const canonicalUrl = document.querySelector('link[rel~="canonical"]')?.getAttribute('href') ?? '';
  const lang = document.documentElement.getAttribute('lang')?.trim() ?? '';
  const selection = (document.getSelection()?.toString() ?? '').trim().slice(0, max.selection);
  return {
    url: location.href.slice(0, 2_048),
    ...(canonicalUrl !== '' && canonicalUrl.length <= 2_048 ? { canonicalUrl } : {}),
    title: oneLine(document.title, max.title),
    ...(lang !== '' && lang.length <= 35 ? { lang } : {}),
    html: parts.join(''),
    headings,
    ...(selection !== '' ? { selection } : {}),
    truncated,
  };
}
