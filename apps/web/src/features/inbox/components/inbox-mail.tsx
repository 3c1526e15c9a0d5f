import { type InboxMail } from '@rolefit/contracts';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatWhen } from '@/lib/format';
import { texts } from '../texts';

/** A collapsible mail. @param isOpen whether it is expanded initially */
export function InboxMailItem({ mail, isOpen }: { mail: InboxMail; isOpen: boolean }) {
  const { sentAt, to, subject, text } = mail;
  // The arrival of a newer mail must not collapse the one being read.
  const [startsOpen] = useState(isOpen);
  return (
    <li>
      <details className="group/mail" open={startsOpen}>
        <summary className="grid list-none grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-card p-4 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <ChevronRight
            className="size-4 text-muted transition-transform duration-150 group-open/mail:rotate-90"
            aria-hidden="true"
          />
          <span className="min-w-0 font-medium">{subject}</span>
          <time dateTime={sentAt} className="text-small text-muted">
            {formatWhen(sentAt)}
          </time>
          <span className="col-start-2 min-w-0 text-small break-words text-muted">
            {texts.to(to)}
          </span>
        </summary>
        <div className="space-y-3 px-4 pb-5 pl-11">
          {text
            .trim()
            .split('\n\n')
            .map((paragraph) => (
              <p key={paragraph} className="[overflow-wrap:anywhere]">
                {paragraph.startsWith('http') ? (
                  <a href={paragraph} className="text-accent underline">
                    {paragraph}
                  </a>
                ) : (
                  paragraph
                )}
              </p>
            ))}
        </div>
      </details>
    </li>
  );
}
