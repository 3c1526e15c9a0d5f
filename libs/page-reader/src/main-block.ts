import { type Document, type Element } from 'domhandler';
import { findAll, removeElement } from 'domutils';
import { lineOf } from './html/texts.js';

const chrome = /^(?:nav|header|footer|aside|form)$/;
const chromeRoles = /^(?:navigation|banner|contentinfo|complementary|search|dialog|alertdialog|menu)$/;
const chromeNames = /(?:^|[-_\s])(?:nav|navbar|navigation|menu|footer|header|breadcrumbs?|cookies?|consent|banner|sidebar|related|similar|recommended|share|social|modal|popup|newsletter|subscribe|skip|usa-banner)(?:$|[-_\s])/i;

/**
 * The element that holds the text of the page: what is left after navigation, banners and forms are taken off, at the place where paragraphs and
 * list items are densest.
 */
export function mainBlock(document: Document): Element | undefined {
  for (const element of findAll(isChrome, document.children)) removeElement(element);
  const scores = new Map<Element, number>();
  for (const block of findAll(({ name }) => /^(?:p|li|td|dd|pre|blockquote)$/.test(name), document.children)) {
    const words = lineOf(block).split(' ').length;
    let share = 1;
    let parent = block.parent;
    for (let level = 0; level < 4 && parent !== null && 'attribs' in parent; level += 1) {
      scores.set(parent, (scores.get(parent) ?? 0) + words * share);
      share /= 1.5;
      parent = parent.parent;
    }
  }
  let best: Element | undefined;
  for (const [element, score] of scores) if (best === undefined || score > (scores.get(best) ?? 0)) best = element;
  return best;
}

function isChrome({ name, attribs }: Element): boolean {
  if (name === 'body' || name === 'html' || name === 'main') return false;
  return chrome.test(name) || chromeRoles.test(attribs['role'] ?? '') || chromeNames.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`);
}
