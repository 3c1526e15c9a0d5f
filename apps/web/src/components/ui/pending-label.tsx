import { type ReactNode } from 'react';
import { Spinner } from './spinner';

interface PendingLabelProps {
  isPending: boolean;
  /** The label while pending. */
  pending: string;
  children: ReactNode;
}

/** A button's text that changes while it is pending, with the button keeping its width. */
export function PendingLabel({ isPending, pending, children }: PendingLabelProps) {
  return (
    <span className="grid">
      <span
        className={`col-start-1 row-start-1 inline-flex items-center justify-center gap-2 ${isPending ? 'invisible' : ''}`}
        aria-hidden={isPending}
      >
        {children}
      </span>
      <span
        className={`col-start-1 row-start-1 inline-flex items-center justify-center gap-2 ${isPending ? '' : 'invisible'}`}
        aria-hidden={!isPending}
      >
        <Spinner className="size-4" />
        {pending}
      </span>
    </span>
  );
}
