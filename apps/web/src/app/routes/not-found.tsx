import { Button } from '@/components/ui/button';
import { PublicPage } from '@/features/landing/components/public-page';
import { texts as allTexts } from '@/features/landing/texts';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { readToken } from '@/lib/token';

const { notFound: texts } = allTexts;

/** The page for unknown addresses; links to the dashboard or, when signed out, to the landing page. */
export function NotFound() {
  const isKnown = readToken() !== null;
  return (
    <PublicPage
      title={texts.title}
      hasGetStarted={!isKnown}
      className="flex max-w-6xl flex-col justify-center py-12"
    >
      <div className="max-w-2xl space-y-4">
        <p className="numbers text-[clamp(6rem,22vw,12rem)] leading-none font-semibold tracking-[-0.05em] text-accent">
          404
        </p>
        <h1 className="text-heading font-semibold">{texts.title}</h1>
        <p className="text-muted">{texts.text}</p>
        <div className="flex flex-wrap gap-3 pt-2">
          {isKnown && (
            <Button asChild>
              <Link to={paths.dashboard}>{texts.toDashboard}</Link>
            </Button>
          )}
          <Button asChild variant={isKnown ? 'outline' : 'primary'}>
            <Link to={paths.landing}>{texts.toStart}</Link>
          </Button>
        </div>
      </div>
    </PublicPage>
  );
}

export { NotFound as Component };
