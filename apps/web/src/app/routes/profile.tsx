import { useQuery } from '@tanstack/react-query';
import { LoadError } from '@/components/layout/load-error';
import { Page } from '@/components/layout/page';
import { ScreenLoader } from '@/components/layout/page-loader';
import { AboutSection } from '@/features/profile/components/about-section';
import { AnswersSection } from '@/features/profile/components/answers/answers-section';
import { ProfileHeader } from '@/features/profile/components/profile-header';
import { ResumeSection } from '@/features/resume/components/resume-section';
import { SkillsSection } from '@/features/skills/components/skills-section';
import { profileQuery } from '@/lib/profile';
import { screenTitles } from '@/lib/texts';

export function Profile() {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  if (!profile && !error) return <ScreenLoader />;
  if (!profile) {
    return (
      <Page title="Profile">
        <h1 className="sr-only">{screenTitles.profile}</h1>
        <LoadError what="your profile" error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page title="Profile" width="reading">
      <div className="space-y-8">
        <ProfileHeader profile={profile} />
        <ResumeSection profile={profile} />
        <SkillsSection skills={profile.skills} />
        <AnswersSection />
        <AboutSection profile={profile} />
      </div>
    </Page>
  );
}
