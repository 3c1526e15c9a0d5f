import { type AnyNode, type Document, type Element, isTag } from 'domhandler';
import { removeElement } from 'domutils';
import { lineOf } from '../html/texts.js';
import { countTree, type WordCounts } from './own-words.js';

/**
 * Elements and roles that are never the main text. Source: HTML Standard, sections; WAI-ARIA
 * landmark roles.
 */
const elements = /^(?:nav|footer|aside|dialog|form|figcaption)$/;
const roles =
  /^(?:navigation|banner|contentinfo|complementary|search|dialog|alertdialog|alert|menu|menubar|tablist|toolbar|tooltip)$/;

/** Common words in class names and ids of boilerplate. */
const names =
  /(?:^|[-_\s])(?:nav|navbar|navigation|menu|footer|masthead|breadcrumbs?|cookies?|consent|gdpr|onetrust|banner|sidebar|widget|related|similar|recommended|recommendations|suggested|more-?jobs|other-?jobs|share|sharing|social|modal|popup|overlay|newsletter|subscribe|signup|login|skip|skiplink|pagination|comments?|advert|ads|promo|application-?form|apply-?form|job-?alerts?|language-?switcher)(?:$|[-_\s])/i;

/** Headings of blocks that belong to other postings or to the site. */
const headings =
  /^(?:(?:similar|related|other|more|recommended|latest|featured|suggested) (?:jobs?|openings?|positions?|roles?|vacancies|opportunities|postings)|people also viewed|jobs? you (?:may|might) (?:also )?(?:like|be interested in)|share (?:this|on)\b.*|(?:apply|bewerben sie sich) (?:for this (?:job|position|role)|now|jetzt)|ähnliche (?:jobs|stellen|stellenangebote)|weitere (?:jobs|stellen|stellenangebote)|offres (?:similaires|d.emploi similaires)|autres offres|ofertas (?:similares|relacionadas)|otras ofertas|offerte simili|vagas (?:semelhantes|relacionadas)|vergelijkbare vacatures|andere vacatures|liknande (?:jobb|annonser)|lignende stillinger|podobne oferty|get (?:job|email) alerts?.*|create (?:a )?job alert.*)$/i;

/** Cookie notices, in small blocks. */
const notices =
  /\b(?:(?:we|this (?:web)?site|our (?:web)?site|wir|diese (?:web)?seite|nous|ce site|utilizamos|usamos|este sitio|utilizziamo|questo sito|wij|deze (?:web)?site|vi|denna webbplats)\b.{0,60}\bcookies?\b|\bcookies?\b.{0,80}\b(?:accept|consent|preferences|settings|policy|akzeptieren|einstellungen|accepter|aceptar|accetta|accepteren|godkänn))/i;

/**
 * A block with a larger share of the page's words is main text, whatever its name: some pages are a
 * single form.
 */
const mostWordsShare = 0.4;

/** Removes boilerplate from a page: navigation, banners, forms, cookie notices, other postings. */
export function removeSurroundings(document: Document): void {
  const counts = countTree(document.children);
  const all = document.children.reduce(
    (sum, node) => sum + (isTag(node) ? counts.words(node) : 0),
    0,
  );
  prune(document.children, counts, Math.max(40, all * mostWordsShare));
}

function prune(nodes: readonly AnyNode[], counts: WordCounts, mostWords: number): void {
  for (const node of [...nodes]) {
    if (!isTag(node)) continue;
    if (isAround(node, counts, mostWords)) removeElement(node);
    else prune(node.children, counts, mostWords);
  }
}

function isAround(element: Element, counts: WordCounts, mostWords: number): boolean {
  const { name, attribs } = element;
  if (/^(?:html|head|body|main|article|h1)$/.test(name)) return false;
  const words = counts.words(element);
  if (words > mostWords && words > 1.2 * counts.linkWords(element)) return false;
  if (elements.test(name) || roles.test(attribs['role'] ?? '') || isPageHeader(element))
    return true;
  if (names.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`) && !holdsTitle(element))
    return true;
  return words < 120 && isOther(element, words, counts.linkWords(element));
}

/** A header that contains a title belongs to the text; the site's own has links. */
function isPageHeader(element: Element): boolean {
  return element.name === 'header' && !holdsTitle(element);
}

function holdsTitle(element: Element): boolean {
  return element.children.some(
    (child) => isTag(child) && (child.name === 'h1' || holdsTitle(child)),
  );
}

/** Small blocks recognised by their words: cookie notices, other postings, rows of links. */
function isOther(element: Element, words: number, linkWords: number): boolean {
  if (!/^(?:div|section|ul|ol|p|table)$/.test(element.name) || words === 0) return false;
  if (linkWords === words && words <= 8 && element.name !== 'ul' && element.name !== 'ol')
    return true;
  if ((element.name === 'ul' || element.name === 'ol') && linkWords / words > 0.9 && words >= 4)
    return true;
  const heading = element.children.find((child) => isTag(child) && /^h[2-6]$/.test(child.name));
  if (heading !== undefined && headings.test(lineOf(heading))) return true;
  return words < 80 && notices.test(lineOf(element));
}
