import { FileSearch, LayoutDashboard, type LucideIcon, Milestone, Target } from 'lucide-react';
import { Card } from '@/components/ui/card';
import { texts as allTexts } from '../texts';

const { features: texts } = allTexts;

const features: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: Target, ...texts.matching },
  { icon: FileSearch, ...texts.insights },
  { icon: LayoutDashboard, ...texts.dashboard },
  { icon: Milestone, ...texts.gaps },
];

export function Features() {
  return (
    <section aria-labelledby="features-title" className="space-y-8 py-16">
      <h2 id="features-title" className="text-[1.75rem] leading-tight font-semibold">
        {texts.title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title} className="contents">
            <Card className="space-y-3 p-6">
              <Icon className="size-6 text-accent" aria-hidden="true" />
              <h3 className="text-lead font-semibold">{title}</h3>
              <p className="max-w-prose text-muted">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
