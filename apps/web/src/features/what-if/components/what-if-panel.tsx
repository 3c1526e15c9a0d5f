import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { texts } from '../texts';

// Few look at it, and the scans are judged for it.
const WhatIfOverAll = lazy(async () => ({
  default: (await import('./what-if-over-all')).WhatIfOverAll,
}));

/** Opens the what-ifs over all scans. */
export function WhatIfPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Card className="min-w-0 p-5">
      <section aria-labelledby={id} className="space-y-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div>
            <h3
              id={id}
              className="text-lead font-semibold"
              tabIndex={-1}
              ref={isOpen ? focus : null}
            >
              {texts.title}
            </h3>
            <p className="mt-1 max-w-prose text-muted">{texts.lead}</p>
          </div>
          {!isOpen && (
            <Button variant="outline" onClick={() => setIsOpen(true)}>
              {texts.open}
            </Button>
          )}
        </div>
        {isOpen && (
          <Suspense fallback={null}>
            <WhatIfOverAll />
          </Suspense>
        )}
      </section>
    </Card>
  );
}

/** The button disappears when pressed. */
function focus(heading: HTMLElement | null): void {
  heading?.focus();
}
