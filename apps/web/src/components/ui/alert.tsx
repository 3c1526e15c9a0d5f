import { CircleAlert, Info } from 'lucide-react';
import { type ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface AlertProps {
  variant?: 'note' | 'destructive';
  title?: string;
  children: ReactNode;
  /** An action that may solve the problem. */
  action?: ReactNode;
  className?: string;
}

/** Something the user has to know before going on. */
export function Alert({ variant = 'note', title, children, action, className }: AlertProps) {
  const isDestructive = variant === 'destructive';
  const Icon = isDestructive ? CircleAlert : Info;
  return (
    <div
      role={isDestructive ? 'alert' : 'status'}
      className={cn(
        'flex gap-3 rounded-control px-4 py-3 text-left',
        isDestructive ? 'bg-danger-soft text-danger' : 'bg-sunken text-muted',
        className,
      )}
    >
      <Icon className="mt-0.5 size-5" aria-hidden="true" />
      <div className="min-w-0 flex-1 space-y-1">
        {title && <p className="font-medium">{title}</p>}
        <div className="break-words">{children}</div>
        {action && <div className="pt-2">{action}</div>}
      </div>
    </div>
  );
}
