import { type User } from '@rolefit/contracts';
import { useAtom } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ConnectionBar } from '@/components/layout/connection-bar';
import { PageLoader } from '@/components/layout/page-loader';
import { Sheet } from '@/components/ui/sheet';
import { TooltipProvider } from '@/components/ui/tooltip';
import { cn } from '@/lib/cn';
import { sidebarAtom } from '@/lib/sidebar';
import { useMediaQuery } from '@/lib/use-media-query';
import { texts } from '../texts';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

/** Sidebar, top bar and the screen. */
export function AppShell({ user }: { user: User }) {
  const isMobile = useMediaQuery('(max-width: 829.98px)');
  const [isExpanded, toggleExpanded] = useAtom(sidebarAtom);
  const [isSheetOpen, setIsSheetOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (isMobile) setIsSheetOpen((isOpen) => !isOpen);
      else toggleExpanded();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isMobile, toggleExpanded]);

  return (
    <TooltipProvider>
    <div className="flex min-h-dvh">
      <a href="#main" className="sr-only z-50 rounded-control bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2">
        {texts.skipToContent}
      </a>
      {isMobile ? (
        <Sheet isOpen={isSheetOpen} onOpenChange={setIsSheetOpen} title={texts.sidebar}>
          <Sidebar isExpanded onNavigate={() => setIsSheetOpen(false)} />
        </Sheet>
      ) : (
        <aside className={cn('sticky top-0 h-dvh shrink-0 border-r bg-paper transition-[width] duration-150', isExpanded ? 'w-64' : 'w-12')}>
          <Sidebar isExpanded={isExpanded} />
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar user={user} onToggle={() => (isMobile ? setIsSheetOpen(true) : toggleExpanded())} />
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <Suspense fallback={<PageLoader />}>
            <Outlet />
          </Suspense>
        </main>
        <ConnectionBar />
      </div>
    </div>
    </TooltipProvider>
  );
}
