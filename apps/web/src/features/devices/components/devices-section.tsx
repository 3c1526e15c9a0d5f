import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { LoadError } from '@/components/layout/load-error';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { useLocation } from '@/lib/routing/location';
import { useRemoval } from '@/lib/use-removal';
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
  const { target, ask, close, finish, title } = useRemoval<LogOutTarget>();
  const { hash } = useLocation();
  const isTargeted = hash === `#${id}`;

  // The section may render after the screen, when the profile has loaded.
  useEffect(() => {
    if (!isTargeted) return;
    title.current?.scrollIntoView();
    title.current?.focus({ preventScroll: true });
  }, [isTargeted, title]);

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
        <DeviceList devices={devices} onLogOut={ask} />
      ) : error ? (
        <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      {target !== null && (
        <Suspense>
          <LogOutDialog target={target} onClose={close} onDone={finish} />
        </Suspense>
      )}
    </Card>
  );
}
