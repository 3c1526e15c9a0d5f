import { Languages, LogOut } from 'lucide-react';
import { Logo } from '@/components/layout/logo';
import { Tooltip, TooltipProvider } from '@/components/ui/tooltip';
import { logOut } from '@/features/session/log-out';
import { cn } from '@/lib/cn';
import { otherLanguage } from '@/lib/language';
import { paths } from '@/lib/paths';
import { useLocation } from '@/lib/routing/location';
import { Link } from '@/lib/routing/link';
import { switchLanguage } from '@/lib/switch-language';
import { texts } from '../texts';
import { navItems } from './nav-items';

interface SidebarProps {
  isExpanded: boolean;
  /** Called when a link was followed. */
  onNavigate?: () => void;
}

const itemStyles =
  'flex h-9 w-full items-center gap-3 rounded-control px-[0.5625rem] transition-colors duration-150 pointer-coarse:h-11 [&_svg]:size-[1.125rem]';

/** Main navigation; icons with tooltips when collapsed. */
export function Sidebar({ isExpanded, onNavigate }: SidebarProps) {
  const { pathname } = useLocation();
  return (
    <TooltipProvider delay={0}>
      <div className="flex h-full flex-col gap-6 p-1.5">
        <Link
          to={paths.dashboard}
          className="flex h-11 items-center rounded-control px-1.5"
          {...(onNavigate ? { onClick: onNavigate } : {})}
        >
          <Logo isMarkOnly={!isExpanded} />
        </Link>
        <nav aria-label={texts.mainNavigation} className="flex-1">
          <ul className="space-y-1">
            {navItems.map(({ title, url, icon: Icon }) => {
              const isActive = pathname.startsWith(url);
              return (
                <li key={url}>
                  <Tooltip content={title} side="right" isEnabled={!isExpanded}>
                    <Link
                      to={url}
                      state={{ title }}
                      aria-current={isActive ? 'page' : undefined}
                      {...(onNavigate ? { onClick: onNavigate } : {})}
                      className={cn(
                        itemStyles,
                        isActive
                          ? 'bg-accent-soft font-medium text-accent-strong'
                          : 'text-muted hover:bg-sunken hover:text-ink',
                      )}
                    >
                      <Icon aria-hidden="true" />
                      <span className={isExpanded ? '' : 'sr-only'}>{title}</span>
                    </Link>
                  </Tooltip>
                </li>
              );
            })}
          </ul>
        </nav>
        <div className="space-y-1">
          <Tooltip content={otherLanguage.name} side="right" isEnabled={!isExpanded}>
            <button
              type="button"
              lang={otherLanguage.code}
              onClick={switchLanguage}
              className={cn(itemStyles, 'text-muted hover:bg-sunken hover:text-ink')}
            >
              <Languages aria-hidden="true" />
              <span className={isExpanded ? '' : 'sr-only'}>{otherLanguage.name}</span>
            </button>
          </Tooltip>
          <Tooltip content={texts.logOut} side="right" isEnabled={!isExpanded}>
            <button
              type="button"
              onClick={() => void logOut()}
              className={cn(itemStyles, 'text-muted hover:bg-sunken hover:text-ink')}
            >
              <LogOut aria-hidden="true" />
              <span className={isExpanded ? '' : 'sr-only'}>{texts.logOut}</span>
            </button>
          </Tooltip>
        </div>
      </div>
    </TooltipProvider>
  );
}
