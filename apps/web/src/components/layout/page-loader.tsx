import { Spinner } from '@/components/ui/spinner';
import { texts } from '../texts';

/** A screen waits inside the shell. */
export function ScreenLoader() {
  return (
    <>
      <h1 className="sr-only">{texts.product}</h1>
      <div role="status" className="grid min-h-dvh place-items-center">
        <div className="flex animate-late items-center gap-3 text-muted">
          <Spinner className="size-5 text-accent" />
          {texts.loading}
        </div>
      </div>
    </>
  );
}

/** The whole page waits. */
export function PageLoader() {
  return (
    <main>
      <ScreenLoader />
    </main>
  );
}
