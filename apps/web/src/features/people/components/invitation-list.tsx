import { type Invitation } from '@rolefit/contracts';
import { Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatDateOf, formatFullDate, formatWhen } from '@/lib/format';
import { texts } from '../texts';

interface InvitationListProps {
  invitations: readonly Invitation[];
  onRevoke: (invitation: Invitation) => void;
}

interface InvitationRowProps {
  invitation: Invitation;
  isExpired: boolean;
  onRevoke: () => void;
}

function InvitationRow({ invitation, isExpired, onRevoke }: InvitationRowProps) {
  const id = useId();
  const { note, createdAt, expiresAt } = invitation;
  const name = note ?? texts.noNote;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Mail className="size-5 shrink-0 text-muted" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48 space-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-medium wrap-anywhere">{name}</p>
          {isExpired && <Badge variant="quiet">{texts.expired}</Badge>}
        </div>
        <p id={id} className="flex flex-wrap gap-x-4 text-small text-muted">
          <time dateTime={createdAt} title={formatFullDate(createdAt)}>
            {texts.created(formatWhen(createdAt))}
          </time>
          {!isExpired && (
            <time dateTime={expiresAt} title={formatFullDate(expiresAt)}>
              {texts.expires(formatDateOf(expiresAt.slice(0, 10)))}
            </time>
          )}
        </p>
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

/** Invitations that nobody has accepted, the newest first. */
export function InvitationList({ invitations, onRevoke }: InvitationListProps) {
  const [openedAt] = useState(Date.now);
  const id = useId();
  return (
    <div>
      <h3 id={id} className="font-medium">
        {texts.invitations}
      </h3>
      <ul aria-labelledby={id} className="divide-y">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            isExpired={Date.parse(invitation.expiresAt) <= openedAt}
            onRevoke={() => onRevoke(invitation)}
          />
        ))}
      </ul>
    </div>
  );
}
