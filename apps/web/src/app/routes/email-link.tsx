import { PublicPage } from '@/features/landing/components/public-page';
import { EmailLink as EmailLinkContent } from '@/features/session/components/email-link';
import { texts } from '@/features/session/email-texts';
import { useLocation } from '@/lib/routing/location';

/** Where a sign-in link leads. Its secret is behind the hash, which browsers send to no server. */
export function EmailLink() {
  const { hash } = useLocation();
  return (
    <PublicPage
      title={texts.link.screen}
      hasGetStarted={false}
      className="max-w-[30rem] space-y-8 pt-[clamp(2.5rem,14dvh,10rem)] pb-16"
    >
      <EmailLinkContent token={hash.slice(1)} />
    </PublicPage>
  );
}

export { EmailLink as Component };
