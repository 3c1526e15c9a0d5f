import { type Invitation, type Person } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { SettingsSection } from '@/components/layout/settings-section';
import { useRemoval } from '@/lib/use-removal';
import { peopleQuery } from '../api/people';
import { texts } from '../texts';
import { InvitationList } from './invitation-list';
import { InviteDialog } from './invite-dialog';
import { PersonList } from './person-list';

// Lazy: rarely opened.
const RevokeDialog = lazy(async () => ({
  default: (await import('./revoke-dialog')).RevokeDialog,
}));
const RemovePersonDialog = lazy(async () => ({
  default: (await import('./remove-person-dialog')).RemovePersonDialog,
}));

type Target = { readonly invitation: Invitation } | { readonly person: Person };

/** For the owner of a home server: who has an account, and invitations. */
export function PeopleSection() {
  const query = useQuery(peopleQuery);
  const { target, ask, close, finish, title } = useRemoval<Target>();
  return (
    <>
      <SettingsSection texts={texts} titleRef={title} query={query}>
        {({ people, invitations }) => (
          <>
            <PersonList people={people} onRemove={(person) => ask({ person })} />
            {invitations.length > 0 && (
              <InvitationList
                invitations={invitations}
                onRevoke={(invitation) => ask({ invitation })}
              />
            )}
            <InviteDialog />
          </>
        )}
      </SettingsSection>
      {target !== null && (
        <Suspense>
          {'person' in target ? (
            <RemovePersonDialog person={target.person} onClose={close} onDone={finish} />
          ) : (
            <RevokeDialog invitation={target.invitation} onClose={close} onDone={finish} />
          )}
        </Suspense>
      )}
    </>
  );
}
