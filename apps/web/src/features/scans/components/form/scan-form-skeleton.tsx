import { type ReactNode } from 'react';
import { Input, Textarea } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';

/** A placeholder with the size of a form field. */
function FieldShape({ children }: { children: ReactNode }) {
  return (
    <div className="space-y-1.5">
      <div className="text-small">{'\u00a0'}</div>
      <div className="animate-late rounded-control bg-line/70">{children}</div>
      <div className="min-h-5" />
    </div>
  );
}

const oneLine = (
  <FieldShape>
    <Input className="invisible" />
  </FieldShape>
);

/** Skeleton built from the form's own controls, which avoids a layout shift. */
export function ScanFormSkeleton() {
  return (
    <div aria-hidden="true" className="space-y-4">
      <FieldShape>
        <Textarea rows={12} className="invisible" />
      </FieldShape>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {oneLine}
        {oneLine}
      </div>
      {oneLine}
      <Skeleton className="h-10 w-28 rounded-control pointer-coarse:h-11" />
    </div>
  );
}
