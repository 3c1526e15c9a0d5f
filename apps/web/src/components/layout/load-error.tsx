import { ApiError } from '@rolefit/api-client';
import { RotateCw } from 'lucide-react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/error-text';
import { texts } from '../texts';

interface LoadErrorProps {
  /** What could not be loaded: "your matches". */
  what: string;
  error: unknown;
  onRetry: () => void;
}

/** A load that failed, where its result would stand. */
export function LoadError({ what, error, onRetry }: LoadErrorProps) {
  // What is not there does not come by asking again.
  const isGone = error instanceof ApiError && error.name === 'NOTFOUND';
  return (
    <Alert
      variant="destructive"
      title={texts.loadFailed(what)}
      action={
        !isGone && (
          <Button variant="outline" size="small" onClick={onRetry}>
            <RotateCw aria-hidden="true" /> {texts.retry}
          </Button>
        )
      }
    >
      <p>{errorText(error)}</p>
      {isGone && <p>{texts.mayBeDeleted}</p>}
    </Alert>
  );
}
