import { type User } from '@rolefit/contracts';
import { useAtom } from 'jotai';
import { lazy, type PropsWithChildren, Suspense, useEffect, useRef, useState } from 'react';
import { ConnectionBar } from '@/components/layout/connection-bar';
import { ScreenLoader } from '@/components/layout/page-loader';
import { TooltipProvider } from '@/components/ui/tooltip';
import { cn } from '@/lib/cn';
import { useExtensionNotice } from '@/features/session/extension-notice';
import { sidebarAtom } from '@/lib/sidebar';
import { useMediaQuery } from '@/lib/use-media-query';
import { whenIdle } from '@/lib/when-idle';
import { texts } from '../texts';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useFocusFallback } from './use-focus-fallback';
import { useShortcut } from './use-shortcut';

const CommandPalette = lazy(async () => ({
  default: (await import('./palette/command-palette')).CommandPalette,
}));

const loadSheet = () => import('@/components/ui/sheet');
const Sheet = lazy(async () => ({ default: (await loadSheet()).Sheet }));

/** Phones open the menu, and must not wait for it. */
function usePrefetchedSheet(isMobile: boolean): void {
  useEffect(
    () => (isMobile ? whenIdle(() => void loadSheet().catch(() => undefined)) : undefined),
    [isMobile],
  );
}

/** Sidebar, top bar and the screen. */
export function AppShell({ user, children }: PropsWithChildren<{ user: User }>) {
  const isMobile = useMediaQuery('(max-width: 829.98px)');
  const [isExpanded, toggleSidebar] = useAtom(sidebarAtom);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const main = useRef<HTMLElement>(null);

  usePrefetchedSheet(isMobile);
  useFocusFallback(main);
  useExtensionNotice(user.id);
  useShortcut('b', () => (isMobile ? setIsSheetOpen((isOpen) => !isOpen) : toggleSidebar()));
  useShortcut('k', () => setIsPaletteOpen((isOpen) => !isOpen));

  return (
    <TooltipProvider>
      <div className="flex min-h-dvh">
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {texts.skipToContent}
        </a>
        {isMobile ? (
          isSheetOpen && (
            <Suspense>
              <Sheet onClose={() => setIsSheetOpen(false)} title={texts.sidebar}>
                <Sidebar isExpanded onNavigate={() => setIsSheetOpen(false)} />
              </Sheet>
            </Suspense>
          )
        ) : (
          <aside
            className={cn(
              'sticky top-0 h-dvh shrink-0 border-r bg-paper transition-[width] duration-150',
              isExpanded ? 'w-64' : 'w-12',
            )}
          >
            <Sidebar isExpanded={isExpanded} />
          </aside>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar
            user={user}
            onToggle={() => (isMobile ? setIsSheetOpen(true) : toggleSidebar())}
            onSearch={() => setIsPaletteOpen(true)}
          />
          <main ref={main} id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
            <Suspense fallback={<ScreenLoader />}>{children}</Suspense>
          </main>
          <ConnectionBar />
        </div>
        {isPaletteOpen && (
          <Suspense>
            <CommandPalette onClose={() => setIsPaletteOpen(false)} />
          </Suspense>
        )}
      </div>
    </TooltipProvider>
  );
}
