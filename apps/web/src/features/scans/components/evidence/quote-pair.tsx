import { type Quote } from '@rolefit/contracts';
import { type Evidence } from '../../evidence';

function QuoteLine({ source, quote, absent }: { source: string; quote: Quote | null; absent: string }) {
  return (
    <figure className="space-y-1">
      <figcaption className="text-muted">{source}</figcaption>
      {quote ? <blockquote className="rounded-[3px] bg-quote-active px-2 py-1 text-ink">{quote.text}</blockquote> : <p className="px-2 text-muted">{absent}</p>}
    </figure>
  );
}

/** The two lines behind a point, where the texts themselves are not in sight. */
export function QuotePair({ evidence }: { evidence: Evidence }) {
  return (
    <div className="space-y-3">
      <QuoteLine source="The posting" quote={evidence.postingQuote} absent="The posting does not say." />
      <QuoteLine source="Your resume" quote={evidence.resumeQuote} absent="We could not find this in your resume." />
    </div>
  );
}
