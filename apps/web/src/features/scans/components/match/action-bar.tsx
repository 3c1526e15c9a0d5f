import { type ReactNode } from 'react';

/** The actions of the page at the bottom of the window, where a thumb reaches them; the last element of the page, which it covers nowhere. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 -mb-6 flex items-center justify-end gap-1.5 border-t bg-paper px-4 py-2 [&>:last-child]:flex-1">
      {children}
    </div>
  );
}
