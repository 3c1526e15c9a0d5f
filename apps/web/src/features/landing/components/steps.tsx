import { texts as allTexts } from '../texts';
import { ProductPicture } from './product-picture';

const { steps: texts } = allTexts;

/** How it works, in three steps. */
export function Steps() {
  return (
    <section
      id="how-it-works"
      aria-labelledby="how-it-works-title"
      tabIndex={-1}
      className="scroll-mt-4 space-y-10 py-16 outline-none"
    >
      <h2 id="how-it-works-title" className="text-[1.75rem] leading-tight font-semibold">
        {texts.title}
      </h2>
      <ol className="space-y-14 shell:space-y-20">
        {texts.all.map(({ name, title, text, alt }, index) => (
          <li
            key={title}
            className="grid items-center gap-6 lg:grid-cols-[minmax(16rem,1fr)_minmax(0,38rem)] lg:gap-14"
          >
            <div className="space-y-2">
              <p className="numbers text-small text-muted">{texts.step(index + 1)}</p>
              <h3 className="text-heading font-semibold">{title}</h3>
              <p className="max-w-[52ch] text-muted">{text}</p>
            </div>
            <ProductPicture name={name} alt={alt} />
          </li>
        ))}
      </ol>
    </section>
  );
}
