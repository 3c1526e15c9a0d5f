import { Code } from 'lucide-react';
import { Logo } from '@/components/layout/logo';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { useServerFacts } from '../server-facts';
import { texts } from '../texts';

/** Navigation bar of the public pages. */
export function PublicNav({ hasGetStarted }: { hasGetStarted: boolean }) {
  const { sourceUrl } = useServerFacts();
  return (
    <header className="mx-auto flex h-16 w-full max-w-6xl items-center px-5 shell:px-8">
      <Link
        to={paths.landing}
        className="mr-auto inline-flex items-center rounded-control pointer-coarse:min-h-11"
      >
        <Logo />
      </Link>
      <nav aria-label={texts.siteNavigation} className="flex items-center gap-2">
        {/* Its place is reserved until the server has answered: a bar that grows is a layout shift. Without an address it is not a link. */}
        <Button
          asChild
          variant="quiet"
          size="small"
          className={sourceUrl ? 'animate-appear' : 'invisible'}
        >
          {sourceUrl ? (
            <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
              <SourceLabel />
              <span className="sr-only">{texts.sourceHint}</span>
            </a>
          ) : (
            <span>
              <SourceLabel />
            </span>
          )}
        </Button>
        <ThemeSwitch />
        {hasGetStarted && (
          <Button asChild size="small">
            <Link to={paths.login}>{texts.getStarted}</Link>
          </Button>
        )}
      </nav>
    </header>
  );
}

function SourceLabel() {
  return (
    <>
      <Code aria-hidden="true" /> {texts.source}
    </>
  );
}
