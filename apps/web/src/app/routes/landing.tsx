import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Faq } from '@/features/landing/components/faq';
import { Features } from '@/features/landing/components/features';
import { Footer } from '@/features/landing/components/footer';
import { Hero } from '@/features/landing/components/hero';
import { PublicNav } from '@/features/landing/components/public-nav';
import { ScoreAnswer } from '@/features/landing/components/score-answer';
import { Steps } from '@/features/landing/components/steps';
import { useDocumentTitle } from '@/lib/use-document-title';

const Example = lazy(async () => ({ default: (await import('./landing-example')).LandingExample }));

export function Landing() {
  useDocumentTitle('Rolefit');
  const { hash } = useLocation();
  return (
    <>
      <PublicNav />
      <main className="mx-auto max-w-6xl px-5 shell:px-8">
        <Hero />
        <Suspense fallback={<div className="h-[46rem]" />}>
          <Example />
        </Suspense>
        <Steps />
        <Features />
        <Faq
          key={hash}
          openId={hash.startsWith('#faq-') ? hash.slice(1) : null}
          scoreAnswer={<ScoreAnswer />}
        />
      </main>
      <Footer />
    </>
  );
}
