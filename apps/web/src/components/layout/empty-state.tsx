import { type LucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** Says what an empty list will show, and how to fill it. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-control/50 px-6 py-16 text-center">
      <Icon className="size-8 text-muted" aria-hidden="true" />
      <h2 className="text-lead font-semibold">{title}</h2>
      <p className="max-w-md text-muted">{children}</p>
      <div className="mt-3 flex flex-wrap items-center justify-center gap-3">{action}</div>
    </div>
  );
}
