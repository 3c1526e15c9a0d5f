import { type Profile as ProfileData } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { LoadError } from '@/components/layout/load-error';
import { Page } from '@/components/layout/page';
import { Card } from '@/components/ui/card';
import { DangerZone } from '@/features/account/components/danger-zone';
import { DataExport } from '@/features/account/components/data-export';
import { CorrectionsSection } from '@/features/corrections/components/corrections-section';
import { DevicesSection } from '@/features/devices/components/devices-section';
import { AboutSection } from '@/features/profile/components/about-section';
import { AnswersSection } from '@/features/profile/components/answers/answers-section';
import { ProfileHeader } from '@/features/profile/components/profile-header';
import { profileColumns, ProfileSkeleton } from '@/features/profile/components/profile-skeleton';
import { useAboutEditing } from '@/features/profile/use-about-editing';
import {
  type CorrectableFact,
  FactControls,
} from '@/features/resume/components/reading/fact-controls';
import { ResumeSection } from '@/features/resume/components/resume-section';
import { signInAgain } from '@/features/session/log-out';
import { SkillsSection } from '@/features/skills/components/skills-section';
import { lazyPart } from '@/lib/lazy-part';
import { profileQuery } from '@/lib/profile';
import { sessionAtom } from '@/lib/session';
import { screenTitles } from '@/lib/texts';
import { texts } from './texts';

// Only for the owner of a home server.
const PeopleSection = lazyPart(
  async () => (await import('@/features/people/components/people-section')).PeopleSection,
);
// Shown for a fact that the user selects.
const CorrectFact = lazyPart(
  async () => (await import('@/features/corrections/components/correct-fact')).CorrectFact,
);
// Fetched after the first render: they are far below.
const AccessTokensSection = lazyPart(
  async () =>
    (await import('@/features/access-tokens/components/access-tokens-section')).AccessTokensSection,
  <Card className="min-h-71" />,
);
const PasskeysSection = lazyPart(
  async () => (await import('@/features/passkeys/components/passkeys-section')).PasskeysSection,
  <Card className="min-h-88" />,
);
const factControls = (fact: CorrectableFact, label: string) => (
  <CorrectFact fact={fact} label={label} />
);

const column = 'min-w-0 space-y-6';

/** What scores rest on comes first; the account is below, or beside it where there is space. */
function Sections({ profile }: { profile: ProfileData }) {
  const { user } = useAtomValue(sessionAtom);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isEditing, setIsEditing] = useAboutEditing(profile.id);
  // As the page opened: a section that moves would lose what is typed in it.
  const [isUnread] = useState(profile.skills.length === 0);
  const finish = () => {
    setIsEditing(false);
    toggle.current?.focus();
  };
  const resume = (
    <FactControls value={factControls}>
      <ResumeSection profile={profile} />
    </FactControls>
  );
  return (
    <div className="space-y-6">
      <ProfileHeader
        profile={profile}
        isEditing={isEditing}
        onToggle={() => setIsEditing(!isEditing)}
        toggleRef={toggle}
      />
      <div className={profileColumns}>
        <div className={column}>
          {isUnread && resume}
          <SkillsSection profile={profile} />
          <AnswersSection />
          {!isUnread && resume}
          <CorrectionsSection />
        </div>
        <div className={column}>
          <AboutSection profile={profile} isEditing={isEditing} onDone={finish} />
          <DevicesSection />
          <PasskeysSection onSignInAgain={() => void signInAgain()} />
          {user?.isOwner && <PeopleSection />}
          <AccessTokensSection />
          <DataExport />
          <DangerZone />
        </div>
      </div>
    </div>
  );
}

export function Profile() {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  if (profile)
    return (
      <Page title={screenTitles.profile}>
        <Sections profile={profile} />
      </Page>
    );
  return (
    <Page title={screenTitles.profile}>
      <h1 className="sr-only">{screenTitles.profile}</h1>
      {error ? (
        <LoadError what={texts.profile} error={error} onRetry={() => void refetch()} />
      ) : (
        <ProfileSkeleton />
      )}
    </Page>
  );
}

export { Profile as Component };
