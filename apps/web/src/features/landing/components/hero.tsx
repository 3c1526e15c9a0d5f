import { ArrowDown } from 'lucide-react';
import { type ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { texts as allTexts } from '../texts';

const { hero: texts } = allTexts;

interface HeroProps {
  /** The form to score a posting with. */
  trial: ReactNode;
  /** The match that is shown: an example, or the posting from the form. */
  verdict: ReactNode;
}

/** Headline and trial form, with the example or the result beside them. */
export function Hero({ trial, verdict }: HeroProps) {
  return (
    <section className="grid items-start gap-x-14 gap-y-10 pt-8 pb-10 sm:pt-14 lg:grid-cols-2">
      <div className="space-y-6">
        <Badge variant="outline">{texts.badge}</Badge>
        <h1 className="text-[clamp(2.125rem,1.4rem+2vw,2.75rem)] leading-[1.08] font-semibold tracking-[-0.035em]">
          {texts.title}
        </h1>
        <p className="max-w-[58ch] text-lead text-muted">{texts.lead}</p>
        {trial}
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="outline">
            <Link to={paths.login}>{texts.getStarted}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={paths.howItWorks}>
              {texts.howItWorks} <ArrowDown aria-hidden="true" />
            </Link>
          </Button>
        </div>
      </div>
      <div className="lg:pt-13">{verdict}</div>
    </section>
  );
}
