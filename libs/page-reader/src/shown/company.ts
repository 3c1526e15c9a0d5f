import { lineField } from '../fields/clean.js';
import { bareWords } from '../html/texts.js';
import { type Page } from '../page.js';
import { type ReadField } from '../page-reading.js';
import { separators } from './title.js';

/** Additions to the employer's name on its own sites. */
const added =
  /(?:(?<!\s)\s+)?(?:[|·–—:-]\s*)?\b(?:careers?(?: site| page| portal)?|jobs?(?: board| portal)?|job openings|open positions|recruiting|recruitment|hiring|karriere(?:portal|seite)?|stellenangebote|stellenmarkt|carrières?|recrutement|empleos?|trabaja con nosotros|lavora con noi|vacatures|werken bij|jobb|carreiras|vagas)\s*$/i;
const addedBefore =
  /^(?:(?:careers?|jobs?|work(?:ing)?|karriere|carrières?|empleos?) (?:at|for|with|bei|chez|en)|join) (?:the )?/i;

/**
 * The company if neither structured data nor selectors name it: from the title's "Baker at Bread
 * Ltd", from the site's own name, or from the part of the page's title after the posting's.
 * @param title the posting's title
 * @param organisations names of organisations in the page's structured data
 */
export function shownCompany(
  page: Page,
  title: string | undefined,
  organisations: readonly string[],
): ReadField | undefined {
  const stated = page.meta.get('og:title') ?? page.captured.title;
  return (
    lineField('company', fromSentence(stated, title), 'meta', 'title') ??
    lineField(
      'company',
      organisations.length === 1 ? organisations[0] : undefined,
      'json-ld',
      'Organization',
    ) ??
    lineField('company', bare(page.meta.get('og:site_name')), 'meta', 'og:site_name') ??
    lineField('company', bare(page.meta.get('application-name')), 'meta', 'application-name') ??
    lineField('company', fromParts(page.captured.title, title), 'meta', 'title')
  );
}

/** "Baker at Bread Ltd | Jobs": the text after the posting's title and the preposition. */
function fromSentence(stated: string, title: string | undefined): string | undefined {
  if (title === undefined) return undefined;
  const at = stated.toLowerCase().indexOf(title.toLowerCase());
  const rest = at < 0 ? '' : stated.slice(at + title.length);
  const company = /^\s+(?:at|bei|chez|en|@|hos|presso|bij)\s+(\S.*)$/i.exec(rest)?.[1];
  return bare(company?.split(separators)[0]);
}

/** The part of the page's title next to the posting's title, if that is one of its parts. */
function fromParts(stated: string, title: string | undefined): string | undefined {
  const parts = stated.split(separators).map((part) => part.trim());
  const own = parts.findIndex(
    (part) => title !== undefined && bareWords(part) === bareWords(title),
  );
  if (own < 0) return undefined;
  return [...parts.slice(own + 1), ...parts.slice(0, own).reverse()]
    .map(bare)
    .find((part) => part !== undefined);
}

function bare(name: string | undefined): string | undefined {
  const company = (name ?? '').replace(addedBefore, '').replace(added, '').trim();
  return bareWords(company) === '' ? undefined : company;
}
