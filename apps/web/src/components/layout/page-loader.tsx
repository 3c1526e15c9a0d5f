import { Spinner } from '@/components/ui/spinner';
import { texts as allTexts } from '@/lib/texts';
import { texts } from '../texts';

/** Loading indicator inside the shell. In a system font, because the web font would be fetched for this word and delay the content. */
export function ScreenLoader() {
  return (
    <div className="[font-family:system-ui]">
      <h1 className="sr-only">{allTexts.product}</h1>
      <div role="status" className="grid min-h-dvh place-items-center">
        <div className="flex animate-late items-center gap-3 text-muted">
          <Spinner className="size-5 text-accent" />
          {texts.loading}
        </div>
      </div>
    </div>
  );
}

/** Full-page loading indicator. */
export function PageLoader() {
  return (
    <main>
      <ScreenLoader />
    </main>
  );
}
