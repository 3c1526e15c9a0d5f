import { texts as allTexts } from '../texts';

const { features: texts } = allTexts;

const features: readonly { title: string; text: string }[] = [
  texts.matching,
  texts.insights,
  texts.dashboard,
  texts.gaps,
];

/** The features, as one row of text. */
export function Features() {
  return (
    <section aria-labelledby="features-title" className="space-y-6 py-12">
      <h2 id="features-title" className="text-[1.75rem] leading-tight font-semibold">
        {texts.title}
      </h2>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ title, text }) => (
          <li key={title} className="space-y-1.5">
            <h3 className="font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
