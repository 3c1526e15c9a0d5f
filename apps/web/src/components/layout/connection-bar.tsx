import { CloudOff, RotateCw, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { type Connection, useConnection } from '@/lib/connection';
import { texts } from '../texts';

const backMs = 3_000;

/** For a moment after the connection came back. */
function useIsBack(connection: Connection): boolean {
  const [before, setBefore] = useState(connection);
  const isBack = connection === 'fine' && before !== 'fine';
  useEffect(() => {
    if (connection === before) return;
    const timer = setTimeout(() => setBefore(connection), isBack ? backMs : 0);
    return () => clearTimeout(timer);
  }, [connection, before, isBack]);
  return isBack;
}

const signs = { offline: WifiOff, 'server-away': CloudOff, fine: RotateCw } as const;

/**
 * Reports the state of the connection and what was saved. It is the last element of the page and sticks to the bottom of the window, so that
 * it shifts nothing and covers nothing permanently.
 */
export function ConnectionBar() {
  const connection = useConnection();
  const isBack = useIsBack(connection);
  const Sign = signs[connection];
  const isShown = connection !== 'fine' || isBack;
  return (
    <div
      role="status"
      className={
        isShown
          ? 'sticky bottom-0 z-30 flex animate-appear items-center gap-3 border-t bg-sunken px-4 py-2.5 text-small text-ink shell:px-8'
          : 'sr-only'
      }
    >
      {isShown && (
        <>
          <Sign aria-hidden="true" className="size-4 text-muted" />
          <p className="min-w-0 flex-1">
            <span className="font-medium">{texts.connection[connection].what}</span>{' '}
            {texts.connection[connection].then}
          </p>
          {connection === 'server-away' && <Spinner className="size-4 shrink-0 text-muted" />}
        </>
      )}
    </div>
  );
}
