import { Code } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Logo } from '@/components/layout/logo';
import { ThemeSwitch } from '@/components/layout/theme-switch';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { useSourceUrl } from '../source-url';

/** The bar above the public pages. */
export function PublicNav() {
  const sourceUrl = useSourceUrl();
  return (
    <header className="mx-auto flex h-16 w-full max-w-6xl items-center gap-2 px-5 shell:px-8">
      <Link to={paths.landing} className="mr-auto rounded-control">
        <Logo />
      </Link>
      {sourceUrl && (
        <Button asChild variant="quiet" size="small">
          <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
            <Code aria-hidden="true" /> Source
          </a>
        </Button>
      )}
      <ThemeSwitch />
      <Button asChild size="small">
        <Link to={paths.login}>Get Started</Link>
      </Button>
    </header>
  );
}
