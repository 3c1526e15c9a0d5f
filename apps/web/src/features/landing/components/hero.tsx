import { ArrowDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';

/** What this is, in one screen. */
export function Hero() {
  return (
    <section className="max-w-3xl space-y-7 pt-12 pb-16 sm:pt-24 sm:pb-20">
      <Badge variant="outline">Preview Mode</Badge>
      <h1 className="text-display font-semibold tracking-[-0.035em]">Find Your Best Job Match in Minutes</h1>
      <p className="max-w-[58ch] text-lead text-muted">
        Rolefit reads a job posting and your resume and says how well they fit, as a number from 0 to 100. Every point of it leads to a line of the posting and a line of your resume, so you can check it yourself.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild size="large">
          <Link to={paths.login}>Get Started Free</Link>
        </Button>
        <Button asChild size="large" variant="outline">
          <a href="#how-it-works">
            How it works <ArrowDown aria-hidden="true" />
          </a>
        </Button>
      </div>
    </section>
  );
}
