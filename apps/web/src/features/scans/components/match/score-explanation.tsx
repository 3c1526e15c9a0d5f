import { type ReactNode, Suspense } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { texts } from '../../match/texts';

/** How scores are made in general, and this one in particular. */
export function ScoreExplanation({
  explanation,
  about,
}: {
  explanation: ReactNode;
  about: ReactNode;
}) {
  return (
    <Disclosure summary={<h2 className="text-lead font-semibold">{texts.howMade}</h2>}>
      <div className="max-w-prose space-y-6 text-muted">
        <Suspense>{explanation}</Suspense>
        {about}
      </div>
    </Disclosure>
  );
}
