import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadError } from '@/components/layout/load-error';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { devicesQuery, type LogOutTarget } from '../api/devices';
import { texts } from '../texts';
import { DeviceList } from './device-list';

// Lazy: rarely opened.
const LogOutDialog = lazy(async () => ({
  default: (await import('./log-out-dialog')).LogOutDialog,
}));

/** Fragment of `paths.devices`. */
const id = 'devices';

function Loading() {
  return (
    <div role="status" aria-label={texts.loading} className="flex items-center gap-4 py-4">
      <Skeleton className="size-5 rounded-control" />
      <div className="flex-1 space-y-2">
        <Skeleton className="h-5 w-52 max-w-full rounded-control" />
        <Skeleton className="h-4 w-72 max-w-full rounded-control" />
      </div>
    </div>
  );
}

/** Devices with a session of the user, and their logout. */
export function DevicesSection() {
  const { data: devices, error, refetch } = useQuery(devicesQuery);
  const [target, setTarget] = useState<LogOutTarget | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isDone = useRef(false);
  const { hash } = useLocation();
  const isTargeted = hash === `#${id}`;

  // The section may render after the screen, when the profile has loaded.
  useEffect(() => {
    if (!isTargeted) return;
    title.current?.scrollIntoView();
    title.current?.focus({ preventScroll: true });
  }, [isTargeted]);

  // The button that opened the dialog is gone with its device, and elements behind an open dialog cannot be focused.
  useEffect(() => {
    if (target !== null || !isDone.current) return;
    isDone.current = false;
    title.current?.focus();
  }, [target]);

  const finish = () => {
    isDone.current = true;
    setTarget(null);
  };
  return (
    <Card className="space-y-3 p-6">
      <div className="space-y-1">
        <h2
          ref={title}
          id={id}
          tabIndex={-1}
          className="scroll-mt-20 text-lead font-semibold outline-none"
        >
          {texts.title}
        </h2>
        <p className="max-w-prose text-muted">{texts.intro}</p>
      </div>
      {devices ? (
        <DeviceList devices={devices} onLogOut={setTarget} />
      ) : error ? (
        <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      {target !== null && (
        <Suspense>
          <LogOutDialog target={target} onClose={() => setTarget(null)} onDone={finish} />
        </Suspense>
      )}
    </Card>
  );
}
