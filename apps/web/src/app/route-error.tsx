import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useIsOnline } from '@/lib/use-is-online';

const reload = () => window.location.reload();

/** A screen that broke, or that could not be fetched; the rest of the app goes on around it. */
export function RouteError() {
  const isOnline = useIsOnline();
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-lg items-center px-4">
      <Alert
        variant="destructive"
        title="This page could not be shown."
        action={
          isOnline && (
            <Button variant="outline" size="small" onClick={reload}>
              <RotateCw aria-hidden="true" /> Reload
            </Button>
          )
        }
      >
        {isOnline
          ? 'Rolefit may be out of reach or updated since you opened it, or the page ran into a problem of its own. Nothing you saved is lost.'
          : 'It has to be fetched, and you are offline. It opens by itself when the connection is back; nothing you saved is lost.'}
      </Alert>
    </div>
  );
}
