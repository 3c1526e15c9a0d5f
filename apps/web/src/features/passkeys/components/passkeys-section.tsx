import { type Passkey } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { SettingsSection } from '@/components/layout/settings-section';
import { useRemoval } from '@/lib/use-removal';
import { passkeysQuery } from '../api/passkeys';
import { texts } from '../texts';
import { AddPasskey } from './add-passkey';
import { PasskeyList } from './passkey-list';

// Lazy: rarely opened.
const RemoveDialog = lazy(async () => ({
  default: (await import('./remove-dialog')).RemoveDialog,
}));

interface PasskeysSectionProps {
  /** Called where the sign-in is too old to add one. */
  onSignInAgain: () => void;
}

/** The passkeys of the user. */
export function PasskeysSection({ onSignInAgain }: PasskeysSectionProps) {
  const query = useQuery(passkeysQuery);
  const { target, ask, close, finish, title } = useRemoval<Passkey>();
  return (
    <>
      <SettingsSection texts={texts} titleRef={title} query={query}>
        {({ passkeys, site, support }) => (
          <>
            <PasskeyList passkeys={passkeys} site={site} onRemove={ask} />
            <AddPasskey support={support} onSignInAgain={onSignInAgain} />
          </>
        )}
      </SettingsSection>
      {target !== null && (
        <Suspense>
          <RemoveDialog passkey={target} onClose={close} onDone={finish} />
        </Suspense>
      )}
    </>
  );
}
