import { type Profile } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { ConnectionBar } from '@/components/layout/connection-bar';
import { LoadError } from '@/components/layout/load-error';
import { PageLoader } from '@/components/layout/page-loader';
import { Button } from '@/components/ui/button';
import { SkillsStep } from '@/features/resume/components/skills-step';
import { UploadStep } from '@/features/resume/components/upload-step';
import { wizardStepAtom } from '@/features/resume/wizard-step';
import { SkillBadges } from '@/features/skills/components/skill-badges';
import { canGoBack } from '@/lib/history';
import { paths } from '@/lib/paths';
import { profileQuery } from '@/lib/profile';
import { sessionAtom } from '@/lib/session';
import { useDocumentTitle } from '@/lib/use-document-title';
import { texts as allTexts } from './texts';

const texts = { ...allTexts.onboarding, what: allTexts.profile.what };
const headingId = 'step-heading';

function Steps({ step }: { step: 1 | 2 }) {
  return (
    <ol className="grid grid-cols-2 gap-3 text-small">
      {texts.steps.map((name, index) => (
        <li
          key={name}
          aria-current={step === index + 1 ? 'step' : undefined}
          className={`border-t-2 pt-2.5 ${index < step ? 'border-accent' : 'border-line text-muted'}`}
        >
          <span className="numbers">{index + 1}</span> {name}
        </li>
      ))}
    </ol>
  );
}

/** The last step needs a resume. */
function Wizard({ profile }: { profile: Profile }) {
  const navigate = useNavigate();
  const [wanted, setStep] = useAtom(wizardStepAtom);
  const step = profile.resume ? wanted : 1;
  const shown = useRef(step);
  // The pressed button is gone, so the focus moves to the heading of the new step.
  useEffect(() => {
    if (shown.current !== step) document.getElementById(headingId)?.focus();
    shown.current = step;
  }, [step]);
  const finish = () => {
    setStep(1);
    void navigate(paths.dashboard, { replace: true });
  };
  return (
    <>
      <Steps step={step} />
      {step === 1 ? (
        <UploadStep headingId={headingId} current={profile.resume} onDone={() => setStep(2)} />
      ) : (
        <SkillsStep
          headingId={headingId}
          profile={profile}
          skills={<SkillBadges skills={profile.skills} />}
          onBack={() => setStep(1)}
          onFinished={finish}
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
  if (user && !user.isOnboarding) return <Navigate to={paths.dashboard} replace />;
  if (!profile && !error) return <PageLoader />;
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-xl flex-col gap-8 px-5 pt-6 pb-20 sm:pt-12">
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 self-start"
        onClick={() => void (canGoBack() ? navigate(-1) : navigate(paths.landing))}
      >
        <ArrowLeft aria-hidden="true" /> {texts.back}
      </Button>
      <header className="space-y-2">
        <h1 className="text-[2rem] leading-tight font-semibold">{texts.title}</h1>
        <p className="text-lead text-muted">{texts.lead}</p>
      </header>
      <main className="space-y-8">
        {profile ? (
          <Wizard profile={profile} />
        ) : (
          <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
        )}
      </main>
      <ConnectionBar />
    </div>
  );
}

export { Onboarding as Component };
