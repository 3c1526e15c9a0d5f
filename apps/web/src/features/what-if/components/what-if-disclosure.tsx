import { type ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { lazyPart } from '@/lib/lazy-part';
import { texts } from '../texts';

const WhatIfOfMatch = lazyPart(async () => (await import('./what-if-of-match')).WhatIfOfMatch);

interface WhatIfDisclosureProps {
  scanId: string;
  /** Shows a score. */
  ring: (score: number) => ReactNode;
}

/** Opens the what-ifs of a match. */
export function WhatIfDisclosure(props: WhatIfDisclosureProps) {
  return (
    <Disclosure summary={<h3>{texts.ofMatch.summary}</h3>}>
      <WhatIfOfMatch {...props} />
    </Disclosure>
  );
}
