import { type ReactNode, type Ref } from 'react';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadError } from './load-error';

interface SettingsSectionProps<Data> {
  texts: { title: string; intro: string; loading: string; what: string };
  /** The title, which gets the focus when the user has removed something. */
  titleRef: Ref<HTMLHeadingElement>;
  /** What the content shows, while it loads, and after that failed. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="space-y-2 py-4">
      <Skeleton className="h-5 w-52 max-w-full rounded-control" />
      <Skeleton className="h-4 w-72 max-w-full rounded-control" />
    </div>
  );
}

/** A card of the profile about the user's account: what it is for, and its content once it is loaded. */
export function SettingsSection<Data>({
  texts: { title, intro, loading, what },
  titleRef,
  query: { data, error, refetch },
  children,
}: SettingsSectionProps<Data>) {
  return (
    <Card className="space-y-4 p-6">
      <div className="space-y-1">
        <h2 ref={titleRef} tabIndex={-1} className="text-lead font-semibold outline-none">
          {title}
        </h2>
        <p className="max-w-prose text-muted">{intro}</p>
      </div>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <LoadError what={what} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={loading} />
      )}
    </Card>
  );
}
