import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Faq } from '@/features/landing/components/faq';
import { Features } from '@/features/landing/components/features';
import { Footer } from '@/features/landing/components/footer';
import { Hero } from '@/features/landing/components/hero';
import { PublicNav } from '@/features/landing/components/public-nav';
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
          scoreAnswer="Six things are looked at: skills, experience, responsibilities, title, education and languages. Required skills weigh more than preferred ones, a skill used in a dated role more than one that is only listed. What a posting does not ask for is left out and never counts against you."
        />
      </main>
      <Footer />
    </>
  );
}
