import { type Quote } from '@rolefit/contracts';
import { type Evidence } from '../../evidence';
import { texts } from './texts';

function QuoteLine({
  source,
  quote,
  absent,
}: {
  source: string;
  quote: Quote | null;
  absent: string;
}) {
  return (
    <figure className="space-y-1">
      <figcaption className="text-muted">{source}</figcaption>
      {quote ? (
        <blockquote className="rounded-[3px] bg-quote-active px-2 py-1 break-words text-ink">
          {quote.text}
        </blockquote>
      ) : (
        <p className="px-2 text-muted">{absent}</p>
      )}
    </figure>
  );
}

/** Explains why nothing is highlighted in the resume. */
export function absentInResume({ statedByUser, isJudged }: Evidence, absent: string): string {
  if (isJudged === false) return texts.notJudged;
  return statedByUser === undefined ? absent : texts.youStated(statedByUser);
}

/** The two lines behind a point, for layouts that do not show the texts. */
export function QuotePair({ evidence }: { evidence: Evidence }) {
  return (
    <div className="space-y-3">
      <QuoteLine
        source={texts.fromPosting}
        quote={evidence.postingQuote}
        absent={texts.postingSilent}
      />
      <QuoteLine
        source={texts.yourResume}
        quote={evidence.resumeQuote}
        absent={absentInResume(evidence, texts.resumeSilent)}
      />
    </div>
  );
}
