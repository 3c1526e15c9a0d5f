import { ChevronRight, CircleAlert, CircleCheck } from 'lucide-react';
import { type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { type BatchItem, doneItems } from '../batch-item';
import { nameOf } from '../posting-name';
import { texts } from '../texts';

interface SentPostingsProps {
  items: readonly BatchItem[];
  /** Receives the focus when an answer arrives. */
  outcome: RefObject<HTMLDivElement | null>;
  onHide: () => void;
}

function Done({ items }: { items: readonly BatchItem[] }) {
  return (
    <details className="group">
      <summary className="flex w-max max-w-full list-none items-center gap-1.5 rounded-control text-small font-medium text-accent hover:text-accent-strong pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 transition-transform duration-150 group-open:rotate-90"
          aria-hidden="true"
        />
        {texts.sent.list(doneItems(items).length)}
      </summary>
      <ul
        className="mt-2 max-h-96 divide-y overflow-y-auto border-t"
        tabIndex={0}
        aria-label={texts.sent.name}
      >
        {doneItems(items).map(({ id, values, outcome, scanId }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2 pr-1">
            <span className="min-w-0">
              <span className="block truncate font-medium">{nameOf(values)}</span>
              <span className="block truncate text-small text-muted">
                {texts.sent.line(values.companyName, texts.states[outcome])}
              </span>
            </span>
            <Button asChild variant="outline" size="small">
              <Link
                to={paths.jobMatchDetail(scanId)}
                state={{ title: screenTitles.jobMatchDetail }}
                aria-label={texts.viewOf(nameOf(values))}
              >
                {texts.view}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Outcome of the last batch: totals, links to the accepted scans, and a link to all matches. */
export function SentPostings({ items, outcome, onHide }: SentPostingsProps) {
  const count = (of: 'accepted' | 'already-there' | 'refused') =>
    items.filter(({ answer }) => answer?.outcome === of).length;
  const done = doneItems(items).length;
  const Sign = done > 0 ? CircleCheck : CircleAlert;
  return (
    <div
      ref={outcome}
      tabIndex={-1}
      aria-live="polite"
      className="scroll-mt-20 rounded-card empty:hidden"
    >
      {items.some(({ answer }) => answer !== null) && (
        <Card className="space-y-4 p-5 sm:p-6">
          <div className="flex gap-3">
            <Sign
              className={`mt-0.5 size-5 ${done > 0 ? 'text-accent' : 'text-danger'}`}
              aria-hidden="true"
            />
            <div className="space-y-1">
              <h2 className="numbers font-semibold">
                {texts.outcome(count('accepted'), count('already-there'), count('refused'))}
              </h2>
              <p className="text-muted">
                {done === items.length ? texts.outcomeDone : texts.outcomeLeft}
              </p>
            </div>
          </div>
          {done > 0 && (
            <>
              <Done items={items} />
              <div className="flex flex-wrap gap-3">
                <Button asChild>
                  <Link to={paths.jobMatch} state={{ title: screenTitles.jobMatch }}>
                    {texts.toMatches}
                  </Link>
                </Button>
                <Button variant="quiet" onClick={onHide}>
                  {texts.sent.hide}
                </Button>
              </div>
            </>
          )}
        </Card>
      )}
    </div>
  );
}
