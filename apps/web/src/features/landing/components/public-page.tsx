import { type ReactNode } from 'react';
import { useDocumentTitle } from '@/lib/use-document-title';
import { texts } from '../texts';
import { Footer } from './footer';
import { PublicNav } from './public-nav';

interface PublicPageProps {
  /** Document title. */
  title: string;
  /** False on the page that the button leads to. */
  hasGetStarted?: boolean;
  /** Layout of the main content. */
  className: string;
  children: ReactNode;
}

/** Layout of public pages: navigation, content, and a footer at the bottom of the viewport or below. */
export function PublicPage({ title, hasGetStarted = true, className, children }: PublicPageProps) {
  useDocumentTitle(title);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {texts.skipToContent}
      </a>
      <PublicNav hasGetStarted={hasGetStarted} />
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto w-full flex-1 px-5 outline-none shell:px-8 ${className}`}
      >
        {children}
      </main>
      <Footer />
    </div>
  );
}
