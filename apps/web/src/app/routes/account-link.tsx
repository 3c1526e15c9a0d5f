import { AccountLink as AccountLinkContent } from '@/features/account-links/components/account-link';
import { texts } from '@/features/account-links/texts';
import { PublicPage } from '@/features/landing/components/public-page';
import { OtherWays } from '@/features/session/components/other-ways';
import { useSession } from '@/features/session/use-session';
import { useLocation } from '@/lib/routing/location';

/** Where a link leads that creates an account, or signs another device in. Its secret is behind the hash, which browsers send to no server. */
export function AccountLink() {
  const { hash } = useLocation();
  useSession();
  return (
    <PublicPage
      title={texts.screen}
      hasGetStarted={false}
      className="max-w-[30rem] space-y-8 pt-[clamp(2.5rem,14dvh,10rem)] pb-16"
    >
      <AccountLinkContent token={hash.slice(1)} otherWays={<OtherWays />} />
    </PublicPage>
  );
}

export { AccountLink as Component };
