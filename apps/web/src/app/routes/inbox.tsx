import { Inbox as InboxContent } from '@/features/inbox/components/inbox';
import { texts } from '@/features/inbox/texts';
import { PublicPage } from '@/features/landing/components/public-page';

/** The inbox of a Rolefit on one machine. Elsewhere the server has none. */
export function Inbox() {
  return (
    <PublicPage
      title={texts.screen}
      hasGetStarted={false}
      className="max-w-[44rem] space-y-8 pt-[clamp(2rem,8dvh,6rem)] pb-16"
    >
      <InboxContent />
    </PublicPage>
  );
}

export { Inbox as Component };
