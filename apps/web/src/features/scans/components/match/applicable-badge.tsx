import { CircleCheck, CircleDashed } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { texts } from '../../match/texts';

export function ApplicableBadge({ readyToApply }: { readyToApply: boolean }) {
  return readyToApply ? (
    <Badge variant="solid">
      <CircleCheck aria-hidden="true" /> {texts.applicable}
    </Badge>
  ) : (
    <Badge variant="outline">
      <CircleDashed aria-hidden="true" /> {texts.notApplicable}
    </Badge>
  );
}
