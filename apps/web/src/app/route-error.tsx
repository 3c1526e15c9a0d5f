import { RotateCw } from 'lucide-react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

/** A screen that broke; the rest of the app goes on around it. */
export function RouteError() {
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-lg items-center px-4">
      <Alert
        variant="destructive"
        title="This page could not be shown."
        action={
          <Button variant="outline" size="small" onClick={() => window.location.reload()}>
            <RotateCw aria-hidden="true" /> Reload
          </Button>
        }
      >
        It may have been updated while you had it open, or it ran into a problem of its own. Nothing you saved is lost.
      </Alert>
    </div>
  );
}
