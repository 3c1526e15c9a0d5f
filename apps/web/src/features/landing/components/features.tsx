import { FileSearch, LayoutDashboard, type LucideIcon, Milestone, Target } from 'lucide-react';
import { Card } from '@/components/ui/card';

const features: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: Target, title: 'Smart Job Matching', text: 'A score for each posting, made of points that each quote their source. The same texts give the same score, every time.' },
  { icon: FileSearch, title: 'Resume Insights', text: 'See which skills your resume really shows, how well its lines support them, and where it only lists a word.' },
  { icon: LayoutDashboard, title: 'Career Dashboard', text: 'All of your scans in one place, with their scores, from the first posting to the one that fits.' },
  { icon: Milestone, title: 'Skill Gap Guidance', text: 'What we could not find in your resume, told apart by required and preferred, and ordered by what it would bring.' },
];

export function Features() {
  return (
    <section aria-label="Features" className="grid gap-4 py-8 sm:grid-cols-2">
      {features.map(({ icon: Icon, title, text }) => (
        <Card key={title} className="space-y-3 p-6">
          <Icon className="size-6 text-accent" aria-hidden="true" />
          <h2 className="text-lead font-semibold">{title}</h2>
          <p className="max-w-prose text-muted">{text}</p>
        </Card>
      ))}
    </section>
  );
}
