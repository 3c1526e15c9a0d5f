import { RotateCw } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

const reload = () => window.location.reload();

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** A screen that broke, or that could not be fetched; the rest of the app goes on around it. */
export function RouteError() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-lg items-center px-4">
      <Alert
        variant="destructive"
        title={isOnline ? 'This page could not be shown.' : 'You are offline.'}
        action={
          isOnline && (
            <Button variant="outline" size="small" onClick={reload}>
              <RotateCw aria-hidden="true" /> Reload
            </Button>
          )
        }
      >
        {isOnline
          ? 'It may have been updated while you had it open, or it ran into a problem of its own. Nothing you saved is lost.'
          : 'This page could not be fetched. It opens by itself when the connection is back; nothing you saved is lost.'}
      </Alert>
    </div>
  );
}
