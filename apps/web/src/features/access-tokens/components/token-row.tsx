import { type PersonalToken } from '@rolefit/contracts';
import { KeyRound } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatDateOf, formatFullDate, formatWhen } from '@/lib/format';
import { texts } from '../texts';

interface TokenRowProps {
  token: PersonalToken;
  isExpired: boolean;
  onRevoke: () => void;
}

function Times({ id, token, isExpired }: Omit<TokenRowProps, 'onRevoke'> & { id: string }) {
  const { createdAt, lastUsedAt, expiresAt } = token;
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
      {expiresAt === null ? (
        <span>{texts.noExpiry}</span>
      ) : (
        !isExpired && (
          <time dateTime={expiresAt}>{texts.expires(formatDateOf(expiresAt.slice(0, 10)))}</time>
        )
      )}
    </p>
  );
}

/** One token with its rights, last use and expiry. */
export function TokenRow({ token, isExpired, onRevoke }: TokenRowProps) {
  const id = useId();
  const { name, hint, scopes } = token;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <KeyRound className="size-5 shrink-0 text-muted" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48 space-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-medium wrap-anywhere">{name}</p>
          <code className="font-mono text-small text-muted">{`${hint}…`}</code>
          {isExpired && <Badge variant="quiet">{texts.expired}</Badge>}
        </div>
        <ul className="flex flex-wrap gap-x-2 gap-y-1">
          {scopes.map((scope) => (
            <li key={scope}>
              <Badge variant="outline">{texts.scopes[scope].label}</Badge>
            </li>
          ))}
        </ul>
        <Times id={id} token={token} isExpired={isExpired} />
      </div>
      <Button
        variant="outline"
        size="small"
        aria-haspopup="dialog"
        aria-label={texts.revokeNamed(name)}
        aria-describedby={id}
        onClick={onRevoke}
      >
        {texts.revoke}
      </Button>
    </li>
  );
}
