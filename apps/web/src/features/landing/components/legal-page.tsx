import { formatDateOf } from '@/lib/format';
import { type LegalText } from '../legal-text';
import { texts } from '../texts';
import { PublicPage } from './public-page';
import { RichText } from './rich-text';

function Contents({ sections }: Pick<LegalText, 'sections'>) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
    >
      <p id="contents-title" className="text-small text-muted">
        {texts.legal.onThisPage}
      </p>
      <ul className="mt-2 sm:columns-2 lg:columns-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center rounded-[3px] text-small underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A legal text: summary, table of contents and sections. */
export function LegalPage({ title, updated, lead, sections }: LegalText) {
  return (
    <PublicPage
      title={title}
      className="grid max-w-6xl content-start gap-x-16 gap-y-10 pt-10 pb-20 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_14rem]"
    >
      <div className="max-w-[68ch] space-y-5">
        <h1 className="text-[2rem] leading-tight font-semibold sm:text-[2.5rem]">{title}</h1>
        <p className="text-small text-muted">
          {texts.legal.updated} <time dateTime={updated}>{formatDateOf(updated)}</time>
        </p>
        <p className="text-lead text-muted">{lead}</p>
      </div>
      <Contents sections={sections} />
      <div className="max-w-[68ch] space-y-12">
        {sections.map(({ id, title: name, parts }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            tabIndex={-1}
            className="scroll-mt-8 space-y-3 text-muted outline-none"
          >
            <h2 id={`${id}-title`} className="text-heading font-semibold text-ink">
              {name}
            </h2>
            {parts.map((part) =>
              typeof part === 'string' ? (
                <Paragraph key={part} text={part} />
              ) : (
                <Bullets key={part[0]} items={part} />
              ),
            )}
          </section>
        ))}
      </div>
    </PublicPage>
  );
}

function Paragraph({ text }: { text: string }) {
  return (
    <p>
      <RichText>{text}</RichText>
    </p>
  );
}

function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5">
      {items.map((item) => (
        <li key={item}>
          <RichText>{item}</RichText>
        </li>
      ))}
    </ul>
  );
}
