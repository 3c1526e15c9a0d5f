import { type ReactNode } from 'react';
import { useDocumentTitle } from '@/lib/use-document-title';

interface PageProps {
  /** Title of the browser tab. */
  title: string;
  /** `reading` for forms and texts, `wide` for grids, `full` for two texts side by side. */
  width?: 'reading' | 'wide' | 'full';
  children: ReactNode;
}

const widths = { reading: 'max-w-2xl', wide: 'max-w-6xl', full: '' } as const;

/** A screen inside the shell. All begin at the same left edge, so that nothing jumps from one to the next. */
export function Page({ title, width = 'wide', children }: PageProps) {
  useDocumentTitle(title);
  return (
    <div className="mx-auto w-full max-w-[100rem] px-4 py-6 shell:px-8 shell:py-8">
      <div className={widths[width]}>{children}</div>
    </div>
  );
}
