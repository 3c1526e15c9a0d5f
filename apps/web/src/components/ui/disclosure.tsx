import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cn } from '@/lib/cn';

interface DisclosureProps {
  /** What the folded part is about; a heading where it is a section of the page. */
  summary: ReactNode;
  /** Rendered once it is opened for the first time. */
  children: ReactNode;
  className?: string;
}

/** A native `<details>`: content that is folded until the user asks for it. */
export function Disclosure({ summary, children, className }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={cn('group/disclosure', className)}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary className="flex w-max max-w-full list-none flex-wrap items-center gap-x-1.5 rounded-control font-medium hover:text-accent-strong pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 shrink-0 text-muted transition-transform duration-150 group-open/disclosure:rotate-90"
          aria-hidden="true"
        />
        {summary}
      </summary>
      {wasOpened && <div className="pt-3 pb-2">{children}</div>}
    </details>
  );
}
