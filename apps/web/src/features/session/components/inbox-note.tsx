import { paths } from '@/lib/paths';
import { texts } from '../email-texts';

/** Says where mails are on a Rolefit without a mail server, and leads there in a page of its own. */
export function InboxNote({ className }: { className?: string }) {
  return (
    <p className={className}>
      {texts.kept}{' '}
      <a
        href={paths.inbox}
        className="inline-flex items-center text-accent underline pointer-coarse:min-h-11"
      >
        {texts.openInbox}
      </a>
    </p>
  );
}
