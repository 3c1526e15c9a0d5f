import { type JobTerms as Terms } from '@rolefit/contracts';
import { summariseTerms } from '../../match/summarise-terms';
import { texts } from '../../match/terms-texts';

interface JobTermsProps {
  companyName: string;
  terms: Terms | null;
}

/** Company, place, pay, hours, contract and closing date in one line, without what the posting leaves open. */
export function JobTerms({ companyName, terms }: JobTermsProps) {
  const all = [
    ...(companyName === '' ? [] : [{ name: texts.company, words: companyName }]),
    ...(terms === null ? [] : summariseTerms(terms)),
  ];
  return (
    <ul aria-label={texts.title} className="max-w-prose text-muted max-sm:line-clamp-3">
      {all.map(({ name, words }, place) => (
        <li key={name} className="inline break-words first:text-ink">
          {place > 0 && <span aria-hidden="true"> · </span>}
          <span className="sr-only">{texts.named(name)} </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
