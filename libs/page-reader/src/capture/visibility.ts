/** Whether the element is visible: rendered, with a size, within the page, and not transparent. */
export function isSeen(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  if (!view) return false;
  const style = view.getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden' || style.visibility === 'collapse')
    return false;
  if (style.display === 'contents') return true;
  if (parseFloat(style.opacity) === 0 && !fadesIn(style)) return false;
  // A parent with font size zero is an old technique to close gaps; its children set their own.
  if (
    /^[01](?:\.\d+)?px$/.test(style.fontSize) &&
    (element.textContent ?? '') !== '' &&
    element.children.length === 0
  )
    return false;
  return style.position !== 'absolute' && style.position !== 'fixed'
    ? !isShiftedAway(style)
    : isOnPage(element, style, view);
}

/** Elements that fade in on scrolling are transparent until then. */
function fadesIn(style: CSSStyleDeclaration): boolean {
  return (
    parseFloat(style.transitionDuration) > 0 ||
    (style.animationName !== 'none' && style.animationName !== '')
  );
}

function isShiftedAway(style: CSSStyleDeclaration): boolean {
  return parseFloat(style.textIndent) < -500;
}

/** Texts for screen readers only are clipped to a point, or positioned far outside. */
function isOnPage(element: Element, style: CSSStyleDeclaration, view: Window): boolean {
  if (
    /^rect\(\s*(?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?[\s,]+(?:0|1)(?:px)?\s*\)$/.test(
      style.clip,
    ) ||
    /inset\(\s*(?:50|100)%/.test(style.clipPath)
  )
    return false;
  const box = element.getBoundingClientRect();
  if (style.overflow === 'hidden' && parseFloat(style.width) <= 1 && parseFloat(style.height) <= 1)
    return false;
  const past = box.right < 0 || box.bottom < 0 ? scrolledPast(element, view) : { x: 0, y: 0 };
  return (
    !(box.right + past.x < 0 || box.bottom + past.y < 0) &&
    !isShiftedAway(style) &&
    !(parseFloat(style.left) <= -1_000 || parseFloat(style.top) <= -1_000)
  );
}

/** Scroll offsets of the page and of each scrollable ancestor of the element. */
function scrolledPast(element: Element, view: Window): { x: number; y: number } {
  const past = { x: view.scrollX, y: view.scrollY };
  const whole = element.ownerDocument.scrollingElement ?? element.ownerDocument.documentElement;
  for (
    let pane = element.parentElement;
    pane !== null && pane !== whole;
    pane = pane.parentElement
  ) {
    past.x += pane.scrollLeft;
    past.y += pane.scrollTop;
  }
  return past;
}

/**
 * Whether the page's style separates an inline element from its neighbours, such as columns made of
 * `span`.
 */
export function isSeparated(element: Element, name: string): boolean {
  if (!/^(?:a|abbr|b|cite|code|em|font|i|label|mark|small|span|strong|time|u)$|-/.test(name))
    return false;
  return /^(?:block|flex|grid|flow-root|list-item|table)/.test(
    element.ownerDocument.defaultView?.getComputedStyle(element).display ?? '',
  );
}
