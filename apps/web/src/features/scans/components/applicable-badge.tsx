import { CircleCheck, CircleDashed } from 'lucide-react';
import { Badge } from '@/components/ui/badge';

export function ApplicableBadge({ readyToApply }: { readyToApply: boolean }) {
  return readyToApply ? (
    <Badge variant="solid">
      <CircleCheck aria-hidden="true" /> Applicable
    </Badge>
  ) : (
    <Badge variant="outline">
      <CircleDashed aria-hidden="true" /> Not Applicable
    </Badge>
  );
}
