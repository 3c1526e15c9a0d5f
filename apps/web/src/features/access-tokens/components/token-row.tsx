import { type PersonalToken } from '@rolefit/contracts';
import { KeyRound } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { UsageTimes } from '@/components/ui/usage-times';
import { formatDateOf } from '@/lib/format';
import { texts } from '../texts';

interface TokenRowProps {
  token: PersonalToken;
  isExpired: boolean;
  onRevoke: () => void;
}

function Expiry({ token: { expiresAt }, isExpired }: Omit<TokenRowProps, 'onRevoke'>) {
  if (expiresAt === null) return <span>{texts.noExpiry}</span>;
  if (isExpired) return null;
  return <time dateTime={expiresAt}>{texts.expires(formatDateOf(expiresAt.slice(0, 10)))}</time>;
}

/** One token with its rights, last use and expiry. */
export function TokenRow({ token, isExpired, onRevoke }: TokenRowProps) {
  const id = useId();
  const { name, hint, scopes, createdAt, lastUsedAt } = token;
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
        <UsageTimes id={id} createdAt={createdAt} lastUsedAt={lastUsedAt} texts={texts}>
          <Expiry token={token} isExpired={isExpired} />
        </UsageTimes>
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
