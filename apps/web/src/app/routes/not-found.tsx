import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { useDocumentTitle } from '@/lib/use-document-title';

export function NotFound() {
  useDocumentTitle('Page not found');
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col items-start justify-center gap-4 px-6">
      <p className="numbers text-[clamp(6rem,22vw,12rem)] leading-none font-semibold tracking-[-0.05em] text-accent">404</p>
      <h1 className="text-heading font-semibold">Page not found</h1>
      <p className="text-muted">There is nothing at this address. It may have been deleted, or the link is incomplete.</p>
      <Button asChild className="mt-2">
        <Link to={paths.dashboard}>Go to the dashboard</Link>
      </Button>
    </main>
  );
}
