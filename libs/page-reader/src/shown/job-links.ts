import { type Document } from 'domhandler';
import { getElementsByTagName } from 'domutils';
import { webAddress } from '../html/addresses.js';
import { lineOf } from '../html/texts.js';
import { isSameAddress } from '../structured/same-address.js';

/** Maximum number of links examined; results pages have some 500. */
const mostLinks = 3_000;

/**
 * The address of a single posting has a name or a number after a word for jobs: `/jobs/1234`,
 * `/careers/baker`, `?jk=12ab`.
 */
const below =
  /\/(?:jobs?|job-?(?:posting|offer|opening|detail)s?|viewjob|view|careers?|karriere|vacanc(?:y|ies)|vacatures?|positions?|openings?|opportunit(?:y|ies)|stellen(?:angebote?|anzeigen?)?|emplois?|offres?(?:-d-?emploi)?|empleos?|ofertas?|vagas?|lavoro|annonser?|jobb|stillinger?|praca|oferty?|join|o|j)\/([^?#]*)/i;
const stated = /[?&](?:gh_jid|jk|vjk|jobid|job_id|currentjobid|reqid)=[\w-]{3,}/i;
const nameChars = 4;

function isSingle(address: string): boolean {
  return (
    stated.test(address) ||
    (below.exec(address)?.[1] ?? '').split('/').some((part) => part.length >= nameChars)
  );
}

/** Link texts that cannot be the title of a posting. */
const actions =
  /^(?:apply|apply now|view|view job|details|more|read more|learn more|next|previous|show all|all jobs|back|save|share|login|sign in|jetzt bewerben|mehr|postuler|voir)\b.{0,15}$/i;

/** Number of other postings that the page links to, by distinct address. */
export function countJobLinks(document: Document, base: string, url: string): number {
  const found = new Set<string>();
  for (const link of getElementsByTagName('a', document, true, mostLinks)) {
    const address = webAddress(link.attribs['href'], base);
    if (address === undefined || !isSingle(address) || isSameAddress(address, url)) continue;
    const text = lineOf(link);
    if (text !== '' && !actions.test(text))
      found.add(
        address.replace(/[?#][^]*/, (query) =>
          /[?&](?:gh_jid|jk|vjk|jobid|job_id|currentjobid|reqid)=/i.test(query) ? query : '',
        ),
      );
  }
  return found.size;
}
