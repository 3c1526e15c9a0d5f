import { ApiError } from '@rolefit/api-client';
import { RotateCw } from 'lucide-react';
import { type MouseEvent } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/error-text';
import { texts } from '../texts';

interface LoadErrorProps {
  /** The object of the message, such as "your matches"; omitted where the heading above names it. */
  what?: string;
  error: unknown;
  onRetry: () => void;
}

/** Error message in place of the content. Its button disappears when pressed, so the focus moves to the surrounding element. */
export function LoadError({ what, error, onRetry }: LoadErrorProps) {
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    onRetry();
  };
  // Retrying does not help where the resource no longer exists.
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
