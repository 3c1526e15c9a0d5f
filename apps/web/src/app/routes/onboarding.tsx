import { type Profile } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ConnectionBar } from '@/components/layout/connection-bar';
import { LoadError } from '@/components/layout/load-error';
import { PageLoader } from '@/components/layout/page-loader';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { SkillsStep } from '@/features/resume/components/skills-step';
import { UploadStep } from '@/features/resume/components/upload-step';
import { wizardStepAtom } from '@/features/resume/wizard-step';
import { SkillBadges } from '@/features/skills/components/skill-badges';
import { firstScanState } from '@/lib/first-scan';
import { canGoBack } from '@/lib/history';
import { otherLanguage } from '@/lib/language';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { profileQuery } from '@/lib/profile';
import { Redirect, useNavigate } from '@/lib/routing/navigate';
import { sessionAtom } from '@/lib/session';
import { switchLanguage } from '@/lib/switch-language';
import { useDocumentTitle } from '@/lib/use-document-title';
import { OnboardingSteps } from '../parts/onboarding-steps';
import { texts } from './onboarding-texts';
import { texts as sharedTexts } from './texts';

const headingId = 'step-heading';

// Only for the owner of a home server.
const PeopleSection = lazyPart(
  async () => (await import('@/features/people/components/people-section')).PeopleSection,
);

/** The second step needs a resume. */
function Wizard({ profile }: { profile: Profile }) {
  const [wanted, setStep] = useAtom(wizardStepAtom);
  const step = profile.resume ? wanted : 1;
  const shown = useRef(step);
  // The pressed button is gone, so the focus moves to the heading of the new step.
  useEffect(() => {
    if (shown.current !== step) document.getElementById(headingId)?.focus();
    shown.current = step;
  }, [step]);
  return (
    <>
      <OnboardingSteps step={step} />
      {step === 1 ? (
        <UploadStep headingId={headingId} current={profile.resume} onDone={() => setStep(2)} />
      ) : (
        <SkillsStep
          headingId={headingId}
          profile={profile}
          skills={<SkillBadges skills={profile.skills} />}
          onBack={() => setStep(1)}
        />
      )}
    </>
  );
}

export function Onboarding() {
  useDocumentTitle(texts.tabTitle);
  const navigate = useNavigate();
  const { user } = useAtomValue(sessionAtom);
  const { data: profile, error, refetch } = useQuery(profileQuery);
  const [wasOnboarding] = useState(user?.isOnboarding === true);
  const [step, setStep] = useAtom(wizardStepAtom);
  const hasFinished = user !== null && !user.isOnboarding;
  useEffect(() => {
    if (hasFinished) setStep(1);
  }, [hasFinished, setStep]);
  if (hasFinished)
    return wasOnboarding ? (
      <Redirect to={paths.jobScan} state={firstScanState} />
    ) : (
      <Redirect to={paths.dashboard} />
    );
  if (!profile && !error) return <PageLoader />;
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-xl flex-col gap-8 px-5 pt-6 pb-20 sm:pt-12">
      <div className="-mx-3 flex justify-between">
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            if (step === 2 && profile?.resume) setStep(1);
            else navigate(canGoBack() ? -1 : paths.landing);
          }}
        >
          <ArrowLeft aria-hidden="true" /> {texts.back}
        </Button>
        <Button variant="quiet" size="small" lang={otherLanguage.code} onClick={switchLanguage}>
          {otherLanguage.name}
        </Button>
      </div>
      <header className="space-y-2">
        <h1 className="text-[2rem] leading-tight font-semibold">{texts.title}</h1>
        <p className="text-lead text-muted">{texts.lead}</p>
      </header>
      <main className="space-y-8">
        {profile ? (
          <Wizard profile={profile} />
        ) : (
          <LoadError what={sharedTexts.profile} error={error} onRetry={() => void refetch()} />
        )}
        {user?.isOwner && (
          <Disclosure summary={texts.invite}>
            <PeopleSection />
          </Disclosure>
        )}
      </main>
      <ConnectionBar />
    </div>
  );
}

export { Onboarding as Component };
