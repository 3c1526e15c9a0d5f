import { type User } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { PanelLeft, Puzzle, Search } from 'lucide-react';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { safeWebUrl } from '@/lib/format';
import { paths } from '@/lib/paths';
import { providersQuery } from '@/lib/providers';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { texts } from '../texts';
import { usePageTitle } from './use-page-title';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the palette; looks like a search field on wide screens, like an icon on others. */
function SearchButton({ onSearch }: { onSearch: () => void }) {
  return (
    <Tooltip content={texts.searchHint}>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
        className="flex size-9 items-center justify-center gap-2 rounded-control text-small text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink pointer-coarse:size-11 wide:h-9 wide:w-60 wide:justify-start wide:border wide:bg-surface wide:px-3 wide:pointer-coarse:w-60"
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="sr-only flex-1 text-left wide:not-sr-only">{texts.search}</span>
        {/* Written by the style sheet: it is no part of the button's name. */}
        <kbd
          aria-hidden="true"
          data-keys={isApple ? texts.searchKeysApple : texts.searchKeys}
          className="hidden text-muted after:content-[attr(data-keys)] wide:inline"
        />
      </button>
    </Tooltip>
  );
}

const getExtensions = (
  <>
    <Puzzle aria-hidden="true" /> <span className="max-sm:sr-only">{texts.getExtensions}</span>
  </>
);

/** Title of the screen, and the way to oneself. */
export function TopBar({
  user,
  onToggle,
  onSearch,
}: {
  user: User;
  onToggle: () => void;
  onSearch: () => void;
}) {
  const title = usePageTitle();
  const providers = useQuery(providersQuery);
  const extensionUrl = safeWebUrl(providers.data?.extensionUrl ?? null);
  const name = user.name ?? user.githubUsername ?? texts.you;
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b bg-paper px-2 shell:px-4">
      <Tooltip content={texts.toggleSidebarHint}>
        <Button variant="quiet" size="icon" aria-label={texts.toggleSidebar} onClick={onToggle}>
          <PanelLeft aria-hidden="true" />
        </Button>
      </Tooltip>
      {/* Announces the new screen to screen readers. */}
      <p aria-live="polite" className="min-w-0 flex-1 truncate font-medium">
        {title}
      </p>
      <SearchButton onSearch={onSearch} />
      <Button asChild variant="quiet" size="small">
        {extensionUrl ? (
          <a href={extensionUrl} target="_blank" rel="noopener noreferrer">
            {getExtensions}
          </a>
        ) : (
          <Link to={paths.extension}>{getExtensions}</Link>
        )}
      </Button>
      <ThemeSwitch />
      <Tooltip content={name}>
        <Link
          to={paths.profile}
          state={{ title: screenTitles.profile }}
          className="grid place-items-center rounded-full pointer-coarse:size-11"
        >
          <Avatar src={safeWebUrl(user.avatar)} name={name} className="size-8 text-small" />
          <span className="sr-only">{texts.profileOf(name)}</span>
        </Link>
      </Tooltip>
    </header>
  );
}
