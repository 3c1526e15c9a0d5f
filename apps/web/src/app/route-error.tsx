import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { texts as libTexts } from '@/lib/texts';
import { useIsOnline } from '@/lib/use-is-online';
import { texts as allTexts } from './texts';

const texts = allTexts.routeError;
const { product } = libTexts;

const reload = () => window.location.reload();

interface RouteErrorProps {
  /** Part of a screen rather than all of it. */
  isPart?: boolean;
}

/** Error page of a screen that crashed or could not be downloaded; the rest of the app keeps working. */
export function RouteError({ isPart = false }: RouteErrorProps) {
  const isOnline = useIsOnline();
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-lg items-center px-4">
      {!isPart && <h1 className="sr-only">{product}</h1>}
      <Alert
        variant="destructive"
        title={texts.title}
        action={
          isOnline && (
            <Button variant="outline" size="small" onClick={reload}>
              <RotateCw aria-hidden="true" /> {texts.reload}
            </Button>
          )
        }
      >
        {isOnline ? texts.online : texts.offline}
      </Alert>
    </div>
  );
}
