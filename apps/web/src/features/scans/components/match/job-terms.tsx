import { type JobTerms as Terms } from '@rolefit/contracts';
import { summariseTerms } from '../../match/summarise-terms';
import { texts } from '../../match/texts';

/** Place, pay, hours, contract and closing date in one row; nothing where the posting names none. */
export function JobTerms({ terms }: { terms: Terms | null }) {
  const summaries = terms === null ? [] : summariseTerms(terms);
  if (summaries.length === 0) return null;
  return (
    <dl aria-label={texts.terms.title} className="flex flex-wrap gap-x-10 gap-y-3">
      {summaries.map(({ name, words }) => (
        <div key={name} className="min-w-0">
          <dt className="text-small text-muted">{name}</dt>
          <dd className="line-clamp-2 max-w-80 break-words">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
