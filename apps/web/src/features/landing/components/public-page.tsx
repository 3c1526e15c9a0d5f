import { type ReactNode } from 'react';
import { useDocumentTitle } from '@/lib/use-document-title';
import { texts } from '../texts';
import { Footer } from './footer';
import { PublicNav } from './public-nav';

interface PublicPageProps {
  /** What the browser's tab says. */
  title: string;
  /** Off on the page that it leads to. */
  hasGetStarted?: boolean;
  /** How the middle is laid out. */
  className: string;
  children: ReactNode;
}

/** A page that everybody may see: navigation, the page itself, and the footer at the bottom however short it is. */
export function PublicPage({ title, hasGetStarted = true, className, children }: PublicPageProps) {
  useDocumentTitle(title);
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="sr-only z-50 rounded-control bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2">
        {texts.skipToContent}
      </a>
      <PublicNav hasGetStarted={hasGetStarted} />
      <main id="main" tabIndex={-1} className={`mx-auto w-full flex-1 px-5 outline-none shell:px-8 ${className}`}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
