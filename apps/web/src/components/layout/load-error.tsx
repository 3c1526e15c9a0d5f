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
  return (
    <Alert
      variant="destructive"
      title={`We could not load ${what}.`}
      action={
        <Button variant="outline" size="small" onClick={onRetry}>
          <RotateCw aria-hidden="true" /> Retry
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
