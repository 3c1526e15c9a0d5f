import { ArrowRight } from 'lucide-react';
import { texts } from '../texts';

/** The score before its last change; the current one follows it. */
export function FormerScore({ from }: { from: number }) {
  return (
    <>
      <span className="sr-only">{texts.changedFrom(from)} </span>
      <span aria-hidden="true">
        {from} <ArrowRight className="inline size-3.5" />{' '}
      </span>
    </>
  );
}
