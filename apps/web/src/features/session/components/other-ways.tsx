import { useQuery } from '@tanstack/react-query';
import { providersQuery } from '@/lib/providers';
import { EmailSignIn } from './email-sign-in';
import { Or, ProviderButtons } from './provider-buttons';

/** Alternatives to entering a name: after an invitation was opened, signing in with a provider or by e-mail also creates the guest's account. */
export function OtherWays() {
  const { data } = useQuery(providersQuery);
  if (!data || (data.providers.length === 0 && data.emailLinks === null)) return null;
  const search = new URLSearchParams();
  return (
    <div className="space-y-5">
      <Or />
      <ProviderButtons providers={data.providers} search={search} />
      {data.emailLinks && <EmailSignIn search={search} emailLinks={data.emailLinks} />}
    </div>
  );
}
