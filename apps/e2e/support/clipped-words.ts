import { type Page } from 'playwright-core';

/**
 * Finds words that an element clips. Not reported: texts that are hidden entirely, which is on purpose, and texts with an ellipsis after about ten letters or more.
 */
export function clippedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tolerance = 3;
    const hides = /^(?:hidden|clip)$/;
    const hasEllipsis = (element: Element, style: CSSStyleDeclaration) =>
      (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') &&
      element.clientWidth >= 5 * Number.parseFloat(style.fontSize);

    /** How much of a line the ancestors of its element show. */
    function shownOf(line: DOMRect, parent: Element): 'all' | 'part' | 'none' {
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        // Visible to screen readers only.
        if (style.clipPath !== 'none') return 'all';
        const isCutAcross = hides.test(style.overflowX) && line.right > box.right + tolerance;
        const isCutDown = hides.test(style.overflowY) && line.bottom > box.bottom + tolerance;
        if (isCutAcross || isCutDown) {
          if (hasEllipsis(at, style)) return 'all';
          return line.top >= box.bottom - 1 || line.left >= box.right - 1 ? 'none' : 'part';
        }
        // What lies beyond can be scrolled into view.
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return 'all';
        if (style.position === 'fixed') return 'all';
      }
      return 'all';
    }

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const shown = new Set([...range.getClientRects()].map((line) => shownOf(line, parent)));
      if (shown.has('part') || shown.size > 1)
        found.push(
          `clipped: “${node.textContent.trim().slice(0, 60)}” in ${parent.outerHTML.slice(0, 120)}`,
        );
    }
    return found.slice(0, 8);
  });
}
