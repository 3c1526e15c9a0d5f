import { Spinner } from '@/components/ui/spinner';
import { texts } from '../texts';

/** The whole page waits. */
export function PageLoader() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <div className="flex animate-late items-center gap-3 text-muted">
        <Spinner className="size-5 text-accent" />
        {texts.loading}
      </div>
    </div>
  );
}
