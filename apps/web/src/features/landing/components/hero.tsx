import { ArrowDown } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { texts as allTexts } from '../texts';

const { hero: texts } = allTexts;

export function Hero() {
  return (
    <section className="max-w-3xl space-y-7 pt-12 pb-16 sm:pt-24 sm:pb-20">
      <Badge variant="outline">{texts.badge}</Badge>
      <h1 className="text-display font-semibold tracking-[-0.035em]">{texts.title}</h1>
      <p className="max-w-[58ch] text-lead text-muted">{texts.lead}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild size="large">
          <Link to={paths.login}>{texts.getStarted}</Link>
        </Button>
        <Button asChild size="large" variant="outline">
          <Link to={paths.howItWorks}>
            {texts.howItWorks} <ArrowDown aria-hidden="true" />
          </Link>
        </Button>
      </div>
    </section>
  );
}
