import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { texts as allTexts } from '../texts';

const { closing: texts } = allTexts;

/** A second button to start, at the end of the page. */
export function Closing() {
  return (
    <section
      aria-labelledby="closing-title"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-t py-16"
    >
      <div className="space-y-1.5">
        <h2 id="closing-title" className="text-[1.75rem] leading-tight font-semibold">
          {texts.title}
        </h2>
        <p className="text-muted">{texts.text}</p>
      </div>
      <Button asChild size="large">
        <Link to={paths.login}>{texts.start}</Link>
      </Button>
    </section>
  );
}
