import { ApiError } from '@rolefit/api-client';
import { RotateCw } from 'lucide-react';
import { type MouseEvent } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/error-text';
import { texts } from '../texts';

interface LoadErrorProps {
  /** What could not be loaded: "your matches"; absent where the heading above says it already. */
  what?: string;
  error: unknown;
  onRetry: () => void;
}

/** A load that failed, where its result would stand. Its button goes away when it is pressed, so the focus moves to what is around it. */
export function LoadError({ what, error, onRetry }: LoadErrorProps) {
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    onRetry();
  };
  // What is not there does not come by asking again.
  const isGone = error instanceof ApiError && error.name === 'NOTFOUND';
  return (
    <Alert
      variant="destructive"
      {...(what === undefined ? {} : { title: texts.loadFailed(what) })}
      action={
        !isGone && (
          <Button variant="outline" size="small" onClick={retry}>
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
