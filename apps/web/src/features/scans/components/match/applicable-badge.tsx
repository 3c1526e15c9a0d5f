import { CircleCheck, CircleDashed } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { formatFacts } from '@/lib/format';
import { texts } from '../../match/verdict-texts';

interface ApplicableBadgeProps {
  readyToApply: boolean;
  /** How far it is from Applicable, in a few words each. */
  distances: readonly string[];
}

/** Whether the match is worth an application, and what it lacks for that: "Not Applicable" alone reads as "N/A". */
export function ApplicableBadge({ readyToApply, distances }: ApplicableBadgeProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {readyToApply ? (
        <Badge variant="solid">
          <CircleCheck aria-hidden="true" /> {texts.applicable}
        </Badge>
      ) : (
        <Badge variant="outline">
          <CircleDashed aria-hidden="true" /> {texts.notApplicable}
        </Badge>
      )}{' '}
      {distances.length > 0 && <span className="numbers">{formatFacts(distances)}</span>}
    </p>
  );
}
