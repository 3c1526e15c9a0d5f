import { ApiError } from '@rolefit/api-client';
import { RotateCw } from 'lucide-react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/error-text';

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
      title={`We could not load ${what}.`}
      action={
        !isGone && (
          <Button variant="outline" size="small" onClick={onRetry}>
            <RotateCw aria-hidden="true" /> Retry
          </Button>
        )
      }
    >
      <p>{errorText(error)}</p>
      {isGone && <p>It may have been deleted.</p>}
    </Alert>
  );
}
