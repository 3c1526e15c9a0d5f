import { Puzzle } from 'lucide-react';
import { type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { extensionText as texts } from '../extension-text';
import { useServerFacts } from '../server-facts';
import { PublicPage } from './public-page';
import { RichText } from './rich-text';

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="space-y-4">
      <h2 id={`${id}-title`} className="text-heading font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="list-decimal space-y-2 pl-5 text-muted">
      {steps.map((step) => (
        <li key={step}>
          <RichText>{step}</RichText>
        </li>
      ))}
    </ol>
  );
}

/** How to install the browser extension: from the store that the operator configures, or manually. */
export function ExtensionPage() {
  const { extensionUrl } = useServerFacts();
  const { byHand, connect, rights } = texts;
  return (
    <PublicPage title={texts.title} className="max-w-6xl pt-10 pb-20 sm:pt-16">
      <div className="max-w-[40rem] space-y-12">
        <div className="space-y-5">
          <h1 className="text-[2rem] leading-tight font-semibold sm:text-[2.5rem]">
            {texts.title}
          </h1>
          <p className="text-lead text-muted">{texts.lead}</p>
          {extensionUrl && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button asChild size="large">
                <a href={extensionUrl} target="_blank" rel="noopener noreferrer">
                  <Puzzle aria-hidden="true" /> {texts.fromStore}
                </a>
              </Button>
              <p className="text-small text-muted">{texts.fromStoreHint}</p>
            </div>
          )}
        </div>
        <Section id="by-hand" title={byHand.title}>
          <p className="text-muted">
            {byHand.lead} {byHand.get}
          </p>
          {byHand.browsers.map(({ name, steps }) => (
            <div key={name} className="space-y-2">
              <h3 className="font-medium">{name}</h3>
              <Steps steps={steps} />
            </div>
          ))}
          <Disclosure summary={byHand.own}>
            <div className="space-y-3">
              <p className="text-muted">{byHand.ownThen}</p>
              <pre className="overflow-x-auto rounded-card border bg-sunken px-4 py-3 text-small">
                <code>{byHand.command}</code>
              </pre>
            </div>
          </Disclosure>
        </Section>
        <Section id="connect" title={connect.title}>
          <Steps steps={connect.steps(window.location.origin)} />
        </Section>
        <Section id="rights" title={rights.title}>
          <ul className="list-disc space-y-2 pl-5 text-muted">
            {rights.points.map((point) => (
              <li key={point}>
                <RichText>{point}</RichText>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </PublicPage>
  );
}
