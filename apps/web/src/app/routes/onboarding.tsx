import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import { Navigate, useNavigate } from 'react-router-dom';
import { ConnectionBar } from '@/components/layout/connection-bar';
import { LoadError } from '@/components/layout/load-error';
import { PageLoader } from '@/components/layout/page-loader';
import { Button } from '@/components/ui/button';
import { SkillsStep } from '@/features/resume/components/skills-step';
import { UploadStep } from '@/features/resume/components/upload-step';
import { wizardStepAtom } from '@/features/resume/wizard-step';
import { SkillBadges } from '@/features/skills/components/skill-badges';
import { paths } from '@/lib/paths';
import { profileQuery } from '@/lib/profile';
import { sessionAtom } from '@/lib/session';
import { useDocumentTitle } from '@/lib/use-document-title';

function Steps({ step }: { step: 1 | 2 }) {
  return (
    <ol className="grid grid-cols-2 gap-3 text-small">
      {['Upload Resume', 'Add Your Skills'].map((name, index) => (
        <li key={name} aria-current={step === index + 1 ? 'step' : undefined} className={`border-t-2 pt-2.5 ${index < step ? 'border-accent' : 'border-line text-muted'}`}>
          <span className="numbers">{index + 1}</span> {name}
        </li>
      ))}
    </ol>
  );
}

export function Onboarding() {
  useDocumentTitle('Welcome');
  const navigate = useNavigate();
  const { user } = useAtomValue(sessionAtom);
  const [step, setStep] = useAtom(wizardStepAtom);
  const { data: profile, error, refetch } = useQuery(profileQuery);
  if (user && !user.isOnboarding) return <Navigate to={paths.dashboard} replace />;
  if (!profile && !error) return <PageLoader />;

  const finish = () => {
    setStep(1);
    void navigate(paths.dashboard, { replace: true });
  };
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-xl flex-col gap-8 px-5 pt-6 pb-20 sm:pt-12">
      <Button variant="quiet" size="small" className="-ml-3 self-start" onClick={() => void navigate(-1)}>
        <ArrowLeft aria-hidden="true" /> Back
      </Button>
      <header className="space-y-2">
        <h1 className="text-[2rem] leading-tight font-semibold">Welcome, to Rolefit</h1>
        <p className="text-lead text-muted">Please complete your profile to get started</p>
      </header>
      <main className="space-y-8">
        <Steps step={step} />
        {profile ? (
          step === 1 ? (
            <UploadStep current={profile.resume} onDone={() => setStep(2)} />
          ) : (
            <SkillsStep profile={profile} skills={<SkillBadges skills={profile.skills} />} onBack={() => setStep(1)} onFinished={finish} />
          )
        ) : (
          <LoadError what="your profile" error={error} onRetry={() => void refetch()} />
        )}
      </main>
      <ConnectionBar />
    </div>
  );
}
