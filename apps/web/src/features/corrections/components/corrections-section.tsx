import { Card } from '@/components/ui/card';
import { lazyPart } from '@/lib/lazy-part';
import { texts } from '../section-texts';

const CorrectionList = lazyPart(async () => (await import('./correction-list')).CorrectionList);

/** What the user has corrected in readings and verdicts. */
export function CorrectionsSection() {
  return (
    <Card className="space-y-1 p-6">
      <h2 className="text-lead font-semibold">{texts.listTitle}</h2>
      <CorrectionList />
    </Card>
  );
}
