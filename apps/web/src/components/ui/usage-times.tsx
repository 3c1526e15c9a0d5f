import { type ReactNode } from 'react';
import { formatFullDate, formatWhen } from '@/lib/format';

interface UsageTimesProps {
  id: string;
  createdAt: string;
  /** Null where it has never been used. */
  lastUsedAt: string | null;
  texts: {
    created: (when: string) => string;
    lastUsed: (when: string) => string;
    neverUsed: string;
  };
  children?: ReactNode;
}

/** When something that signs in was created and last used. */
export function UsageTimes({ id, createdAt, lastUsedAt, texts, children }: UsageTimesProps) {
  return (
    <p id={id} className="flex flex-wrap gap-x-4 text-small text-muted">
      <time dateTime={createdAt} title={formatFullDate(createdAt)}>
        {texts.created(formatWhen(createdAt))}
      </time>
      {lastUsedAt === null ? (
        <span>{texts.neverUsed}</span>
      ) : (
        <time dateTime={lastUsedAt} title={formatFullDate(lastUsedAt)}>
          {texts.lastUsed(formatWhen(lastUsedAt))}
        </time>
      )}
      {children}
    </p>
  );
}
