import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Faq } from '@/features/landing/components/faq';
import { Features } from '@/features/landing/components/features';
import { Hero } from '@/features/landing/components/hero';
import { PublicPage } from '@/features/landing/components/public-page';
import { ScoreAnswer } from '@/features/landing/components/score-answer';
import { Steps } from '@/features/landing/components/steps';
import { texts } from '@/lib/texts';

const Example = lazy(async () => ({
  default: (await import('../parts/landing-example')).LandingExample,
}));

export function Landing() {
  const { hash } = useLocation();
  return (
    <PublicPage title={texts.product} className="max-w-6xl">
      <Hero />
      <Suspense fallback={<div className="h-[46rem]" />}>
        <Example />
      </Suspense>
      <Steps />
      <Features />
      <Faq
        namedId={hash.startsWith('#faq-') ? hash.slice(1) : null}
        scoreAnswer={<ScoreAnswer />}
      />
    </PublicPage>
  );
}

export { Landing as Component };
