import { type Skill } from '@rolefit/contracts';
import { PencilLine } from 'lucide-react';
import { Badge } from '@/components/ui/badge';

/** Skills with name and score percent, the best supported first. */
export function SkillBadges({ skills }: { skills: readonly Skill[] }) {
  if (skills.length === 0) return <p className="text-muted">No Skills Found!</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {[...skills]
        .sort((a, b) => b.score - a.score)
        .map(({ id, name, score, source, quote }) => (
          <li key={id} title={source === 'user' ? 'Set by you' : (quote ?? undefined)} className="animate-appear">
            <Badge className="py-1">
              {name} <span className="numbers font-normal">{score}%</span>
              {source === 'user' && <PencilLine role="img" aria-label="set by you" className="size-3" />}
            </Badge>
          </li>
        ))}
    </ul>
  );
}
