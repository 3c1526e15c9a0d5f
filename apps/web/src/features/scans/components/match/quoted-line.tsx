import { type Quote } from '@rolefit/contracts';

/** A line of the posting or the resume, at most two rows of it. */
export function QuotedLine({ source, quote }: { source: string; quote: Quote | null }) {
  if (!quote) return null;
  return (
    <span className="line-clamp-2 break-words text-muted">
      {source} <q>{quote.text}</q>
    </span>
  );
}
