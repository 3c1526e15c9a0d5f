import { Textarea } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';

/** Skeleton built from the form's own field, which avoids a layout shift. */
export function ScanFormSkeleton() {
  return (
    <div aria-hidden="true" className="space-y-4">
      <div className="space-y-1.5">
        <div className="text-small">{'\u00a0'}</div>
        <div className="animate-late rounded-control bg-line/70">
          <Textarea rows={12} className="invisible" />
        </div>
        {/* Not an empty block, whose margins would collapse. */}
        <div className="flex" />
      </div>
      <Skeleton className="h-9 w-80 max-w-full rounded-control pointer-coarse:h-11" />
      <Skeleton className="h-10 w-28 rounded-control pointer-coarse:h-11" />
    </div>
  );
}
