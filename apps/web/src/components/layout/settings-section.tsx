import { type ReactNode, type Ref } from 'react';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadError } from './load-error';

interface SettingsSectionProps<Data> {
  texts: { title: string; intro: string; loading: string; what: string };
  /** The title receives the focus after the user has removed an entry. */
  titleRef: Ref<HTMLHeadingElement>;
  /** The data of the content, or its loading or error state. */
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

/** A card with account settings on the profile: title, introduction, and the content once its data is loaded. */
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
