import { bounds } from './bounds.js';

const keptAttributes =
  /^(?:id|class|href|src|alt|content|name|property|rel|type|lang|datetime|title|role|item(?:scope|type|prop|id|ref)|typeof|vocab|resource|about|prefix|value|start|componentkey|data-(?:test|testid|test-id|qa|ui|automation-id|sdui-screen|view-name|company-name|job-id|occludable-job-id|delayed-url|ghost-url))$/;

// Tests by name instead of class: nodes of a frame have different class objects.
export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

function isShaped(element: Element): element is HTMLElement {
  return 'innerText' in element && typeof element.innerText === 'string';
}

function isFrame(element: Element): element is HTMLIFrameElement {
  return element.localName === 'iframe' && 'contentDocument' in element;
}

function isSlot(element: Element): element is HTMLSlotElement {
  return element.localName === 'slot' && 'assignedNodes' in element;
}

export function isJsonLd(element: Element): boolean {
  return (
    element.localName === 'script' &&
    /^\s*application\/ld\+json\b/i.test(element.getAttribute('type') ?? '')
  );
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) =>
    sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : sign === '>' ? '&gt;' : '&quot;',
  );
}

export function inOneLine(text: string, chars: number): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, chars);
}

/** The rendered text, if the element has one. */
export function shownText(element: Element): string {
  return isShaped(element) ? element.innerText : (element.textContent ?? '');
}

/** The attributes that the reader needs, as markup. */
export function attributesOf(element: Element): string {
  return (
    [...element.attributes]
      .filter(({ name, value }) => keptAttributes.test(name) && value.length <= bounds.attribute)
      // The values of a form are what the user typed or chose.
      .filter(({ name }) => name !== 'value' || /^(?:data|li)$/.test(element.localName))
      .map(({ name, value }) => ` ${name}="${escaped(value)}"`)
      .join('')
  );
}

/**
 * The nodes that are rendered in place of an element's content: the page of a frame, the shadow
 * tree of a component.
 */
export function childrenOf(element: Element): Node[] {
  if (isFrame(element)) {
    // Null for a cross-origin frame.
    const inner = element.contentDocument;
    const stated = inner ? [...inner.querySelectorAll('head script')].filter(isJsonLd) : [];
    return [...stated, ...(inner?.body?.childNodes ?? [])];
  }
  if (element.shadowRoot) return [...element.shadowRoot.childNodes];
  const assigned = isSlot(element) ? element.assignedNodes() : [];
  return [...(assigned.length > 0 ? assigned : element.childNodes)];
}
