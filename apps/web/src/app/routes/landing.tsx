import { lazy, Suspense } from 'react';
import { Closing } from '@/features/landing/components/closing';
import { Faq } from '@/features/landing/components/faq';
import { Features } from '@/features/landing/components/features';
import { Hero } from '@/features/landing/components/hero';
import { PublicPage } from '@/features/landing/components/public-page';
import { ScoreAnswer } from '@/features/landing/components/score-answer';
import { Steps } from '@/features/landing/components/steps';
import { TrialForm } from '@/features/scans/trial/components/trial-form';
import { trialScorer, type TrialScorer } from '@/features/scans/trial/trial-scorer';
import { useTrial } from '@/features/scans/trial/use-trial';
import { useLocation } from '@/lib/routing/location';
import { texts } from '@/lib/texts';

const Verdict = lazy(async () => ({
  default: (await import('../parts/landing-example')).LandingVerdict,
}));
const Evidence = lazy(async () => ({
  default: (await import('../parts/landing-example')).LandingEvidence,
}));

export function Landing({ scorer = trialScorer }: { scorer?: TrialScorer }) {
  const { hash } = useLocation();
  const trial = useTrial(scorer);
  return (
    <PublicPage title={texts.product} className="max-w-6xl">
      <Hero
        trial={<TrialForm trial={trial} />}
        verdict={
          <Suspense fallback={<div className="min-h-[22rem] sm:min-h-[20rem]" />}>
            <Verdict match={trial.match} />
          </Suspense>
        }
      />
      <Suspense fallback={<div className="h-[46rem]" />}>
        <Evidence match={trial.match} />
      </Suspense>
      <Steps />
      <Features />
      <Faq
        namedId={hash.startsWith('#faq-') ? hash.slice(1) : null}
        scoreAnswer={<ScoreAnswer />}
      />
      <Closing />
    </PublicPage>
  );
}

export { Landing as Component };
