import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card';
import { cn } from '@/lib/cn';

interface PanelProps {
  title: string;
  lead: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A panel with a heading and a sentence on how to read it. */
export function Panel({ title, lead, className, children }: PanelProps) {
  const id = useId();
  return (
    <Card className={cn('min-w-0 p-5', className)}>
      <section aria-labelledby={id} className="flex h-full flex-col">
        <h3 id={id} className="text-lead font-semibold">
          {title}
        </h3>
        <div className="mt-1 mb-5 min-h-6 max-w-prose text-muted">{lead}</div>
        {children}
      </section>
    </Card>
  );
}
