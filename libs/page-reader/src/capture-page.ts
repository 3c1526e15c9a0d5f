import { type CapturedPage } from './captured-page.js';

/**
 * Takes down what the open page says. Runs inside the page, by `chrome.scripting.executeScript({ func: capturePage })`: it is sent there as text,
 * so it uses nothing from outside of itself. It reads only, and judges nothing; what the page's own scripts left in the document is data, which
 * `readPage` judges. Shadow roots that are open and frames of the same origin are part of what the user sees, so they are taken down in their places.
 * @returns the document without what cannot be seen, without scripts other than JSON-LD, and without anything that was typed
 */
export function capturePage(): CapturedPage {
  /** Those of `captureLimits`, and bounds of the walk. */
  const most = { html: 2_000_000, title: 1_000, headings: 200, heading: 500, selection: 50_100, jsonLd: 1_000_000, tag: 60, address: 2_048, lang: 35, depth: 400, nodes: 150_000, value: 5_000 };
  const unread = /^(?:style|svg|math|noscript|template|canvas|video|audio|object|embed|input|textarea|select|datalist|progress|meter|map)$/;
  const empty = /^(?:area|base|br|col|hr|img|link|meta|source|track|wbr)$/;
  const kept =
    /^(?:id|class|href|src|alt|content|name|property|rel|type|lang|datetime|title|role|item(?:scope|type|prop|id|ref)|typeof|vocab|resource|about|prefix|value|start|componentkey|data-(?:test|testid|test-id|qa|ui|automation-id|sdui-screen|view-name|company-name|job-id|occludable-job-id|delayed-url|ghost-url))$/;
  const headings: CapturedPage['headings'] = [];
  const parts: string[] = [];
  let size = 0;
  let nodes = 0;
  /** Whether anything was left out, and whether there is room for nothing more. */
  let truncated = false;
  let isFull = false;
  let isInHeading = false;

  // By name, not by class: nodes of a frame have classes of their own.
  const isElement = (node: Node): node is Element => node.nodeType === 1;
  const isShaped = (element: Element): element is HTMLElement => 'innerText' in element && typeof element.innerText === 'string';
  const isFrame = (element: Element): element is HTMLIFrameElement => element.localName === 'iframe' && 'contentDocument' in element;
  const isSlot = (element: Element): element is HTMLSlotElement => element.localName === 'slot' && 'assignedNodes' in element;
  const isJsonLd = (element: Element) => element.localName === 'script' && /^\s*application\/ld\+json\b/i.test(element.getAttribute('type') ?? '');
  const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : '&quot;'));
  const oneLine = (text: string, chars: number) => text.replace(/\s+/g, ' ').trim().slice(0, chars);

  /** @param end what has to follow it later, whatever comes between */
  function write(text: string, end = ''): boolean {
    if (size + text.length + end.length > most.html) truncated = isFull = true;
    if (isFull) return false;
    size += text.length + end.length;
    parts.push(text);
    return true;
  }

  /** As much of a text as there is room for. */
  function writeText(text: string): void {
    const fits = text.slice(0, most.html - size);
    if (write(fits) && fits.length < text.length) truncated = isFull = true;
  }

  /** Whether a reader sees the element: it is shown, has a size, stands within the page, and is not painted in nothing. */
  function isSeen(element: Element): boolean {
    const view = element.ownerDocument.defaultView;
    if (!view) return false;
    const style = view.getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden' || style.visibility === 'collapse') return false;
    if (style.display === 'contents') return true;
    // What fades in when it is scrolled to is transparent until then.
    const isFading = parseFloat(style.transitionDuration) > 0 || (style.animationName !== 'none' && style.animationName !== '');
    if (parseFloat(style.opacity) === 0 && !isFading) return false;
    // A parent without a size is an old way to close gaps; its children set their own.
    if (/^[01](?:\.\d+)?px$/.test(style.fontSize) && (element.textContent ?? '') !== '' && element.children.length === 0) return false;
    return style.position !== 'absolute' && style.position !== 'fixed' ? !isShiftedAway(style) : isOnPage(element, style, view);
  }

  function isShiftedAway(style: CSSStyleDeclaration): boolean {
    return parseFloat(style.textIndent) < -500;
  }

  /** Texts for screen readers alone are clipped to a point, or stand far outside. */
  function isOnPage(element: Element, style: CSSStyleDeclaration, view: Window): boolean {
    if (/^rect\(\s*(?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?\s*\)$/.test(style.clip) || /inset\(\s*(?:50|100)%/.test(style.clipPath)) return false;
    const box = element.getBoundingClientRect();
    if (style.overflow === 'hidden' && parseFloat(style.width) <= 1 && parseFloat(style.height) <= 1) return false;
    const past = box.right < 0 || box.bottom < 0 ? scrolledPast(element, view) : { x: 0, y: 0 };
    return !(box.right + past.x < 0 || box.bottom + past.y < 0) && !isShiftedAway(style) && !(parseFloat(style.left) <= -1_000 || parseFloat(style.top) <= -1_000);
  }

  /** How far the page, and each pane of it that the element is in, was scrolled. */
  function scrolledPast(element: Element, view: Window): { x: number; y: number } {
    const past = { x: view.scrollX, y: view.scrollY };
    const whole = element.ownerDocument.scrollingElement ?? element.ownerDocument.documentElement;
    for (let pane = element.parentElement; pane !== null && pane !== whole; pane = pane.parentElement) {
      past.x += pane.scrollLeft;
      past.y += pane.scrollTop;
    }
    return past;
  }

  /** Whether the page's style keeps apart what its markup would run into each other, as columns made of `span`. */
  function standsApart(element: Element, name: string): boolean {
    if (!/^(?:a|abbr|b|cite|code|em|font|i|label|mark|small|span|strong|time|u)$|-/.test(name)) return false;
    return /^(?:block|flex|grid|flow-root|list-item|table)/.test(element.ownerDocument.defaultView?.getComputedStyle(element).display ?? '');
  }

  function attributesOf(element: Element): string {
    return [...element.attributes]
      .filter(({ name, value }) => kept.test(name) && value.length <= most.value)
      // A form's own values are what the user typed or chose.
      .filter(({ name }) => name !== 'value' || /^(?:data|li)$/.test(element.localName))
      .map(({ name, value }) => ` ${name}="${escape(value)}"`)
      .join('');
  }

  /** What stands where the element stands: of a frame its page, of a component its shadow. */
  function childrenOf(element: Element): Node[] {
    if (isFrame(element)) {
      // Null for a frame of another origin.
      const inner = element.contentDocument;
      const stated = inner ? [...inner.querySelectorAll('head script')].filter(isJsonLd) : [];
      return [...stated, ...(inner?.body?.childNodes ?? [])];
    }
    if (element.shadowRoot) return [...element.shadowRoot.childNodes];
    const assigned = isSlot(element) ? element.assignedNodes() : [];
    return [...(assigned.length > 0 ? assigned : element.childNodes)];
  }

  function walk(node: Node, depth: number, isHead: boolean): void {
    nodes += 1;
    if (nodes > most.nodes) truncated = isFull = true;
    // Beside what is nested beyond all reason, others may hold the text.
    if (depth > most.depth) truncated = true;
    if (isFull || depth > most.depth) return;
    if (node.nodeType === 3) writeText(escape(node.nodeValue ?? ''));
    else if (isElement(node)) walkElement(node, depth, isHead);
  }

  /** A block is read whole or not at all; one that is too large for that leaves room for the page itself. */
  function writeJsonLd(script: Element): void {
    const text = script.textContent ?? '';
    if (text.length > Math.min(most.jsonLd, (most.html - size) / 2)) truncated = true;
    else write(`<script type="application/ld+json">${text.replace(/<(?=\/script)/gi, '\\u003c')}</script>`);
  }

  function walkElement(element: Element, depth: number, isHead: boolean): void {
    const name = element.localName;
    if (isJsonLd(element)) writeJsonLd(element);
    // Names of custom elements may hold signs that are none of markup's.
    if (unread.test(name) || name === 'script' || !/^[a-z][a-z0-9-]*$/.test(name) || name.length > most.tag) return;
    const editable = element.getAttribute('contenteditable');
    if (editable !== null && editable !== 'false') return;
    const isInHead = isHead || name === 'head';
    if (!isInHead && !empty.test(name) && !isSeen(element)) {
      for (const script of element.querySelectorAll('script')) if (isJsonLd(script)) writeJsonLd(script);
      return;
    }
    // A heading in a heading is part of its text already.
    const isHeading = /^h[1-6]$/.test(name) && !isInHeading;
    if (isHeading && headings.length < most.headings) {
      const text = oneLine(isShaped(element) ? element.innerText : (element.textContent ?? ''), most.heading);
      if (text !== '') headings.push({ level: Number(name.slice(1)), text });
    }
    const tag = name === 'iframe' ? 'div' : name;
    const end = empty.test(name) ? '' : `</${tag}>`;
    if (!write(`<${tag}${attributesOf(element)}>`, end) || end === '') return;
    isInHeading ||= isHeading;
    const isApart = !isInHead && standsApart(element, name);
    if (isApart) write(' ');
    for (const child of childrenOf(element)) walk(child, depth + 1, isInHead);
    if (isHeading) isInHeading = false;
    if (isApart) write(' ');
    // Also where there is room for nothing more: its own was kept.
    parts.push(end);
  }

  /** Nothing that is being typed. */
  function selectedText(): string {
    const active = document.activeElement;
    if (active !== null && (/^(?:input|textarea|select)$/.test(active.localName) || active.closest('[contenteditable]:not([contenteditable="false"])') !== null)) return '';
    return (document.getSelection()?.toString() ?? '').trim().slice(0, most.selection);
  }

  walk(document.documentElement, 0, false);
  const canonicalUrl = document.querySelector('link[rel~="canonical"]')?.getAttribute('href')?.trim() ?? '';
  const lang = document.documentElement.getAttribute('lang')?.trim() ?? '';
  const selection = selectedText();
  return {
    url: location.href.length <= most.address ? location.href : location.origin + location.pathname.slice(0, most.address - location.origin.length),
    ...(canonicalUrl !== '' && canonicalUrl.length <= most.address ? { canonicalUrl } : {}),
    title: oneLine(document.title, most.title),
    ...(lang !== '' && lang.length <= most.lang ? { lang } : {}),
    html: parts.join(''),
    headings,
    ...(selection !== '' ? { selection } : {}),
    truncated,
  };
}
