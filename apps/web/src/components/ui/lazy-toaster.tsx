import { type ComponentType, useEffect, useState } from 'react';
import { watchToasts } from '@/lib/toast';
import { whenIdle } from '@/lib/when-idle';

/** The region of toasts. No screen begins with one, so it is fetched when the browser is idle, and again for a toast if that failed. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./toaster').then(
        (chunk) => setToaster(() => chunk.Toaster),
        () => undefined,
      );
    const stopWaiting = whenIdle(load);
    const stopWatching = watchToasts(load);
    return () => {
      stopWaiting();
      stopWatching();
    };
  }, []);
  return Toaster && <Toaster />;
}
