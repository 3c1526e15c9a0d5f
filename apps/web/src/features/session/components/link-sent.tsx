import { type Providers } from '@rolefit/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { texts } from '../email-texts';
import { InboxNote } from './inbox-note';

interface LinkSentProps {
  email: string;
  emailLinks: NonNullable<Providers['emailLinks']>;
  onAgain: () => void;
}

/** In place of the form once a link is sent. The form's button is gone, so the focus moves here. */
export function LinkSent({ email, emailLinks, onAgain }: LinkSentProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="status"
      className="space-y-3 rounded-card border bg-surface p-5 outline-none"
    >
      <h2 className="text-lead font-semibold">{texts.sentTitle}</h2>
      <p className="break-words">{texts.sent(email)}</p>
      {emailLinks === 'inbox' ? <InboxNote /> : <p className="text-muted">{texts.sentHint}</p>}
      <Button variant="quiet" size="small" className="-ml-3" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
}
