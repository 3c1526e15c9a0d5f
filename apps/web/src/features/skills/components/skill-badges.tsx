import { type Skill } from '@rolefit/contracts';
import { PencilLine } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { byStrength } from '../skill-draft';
import { texts } from '../texts';

/** Skills with name and score percent, the best supported first. */
export function SkillBadges({ skills }: { skills: readonly Skill[] }) {
  if (skills.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {byStrength(skills).map(({ id, name, score, source, quote }) => (
        <li key={id} title={source === 'user' ? texts.setByYou : (quote ?? undefined)} className="max-w-full animate-appear">
          <Badge className="max-w-full py-1 break-words">
            {name} <span className="numbers font-normal">{texts.percent(score)}</span>
            {source === 'user' && <PencilLine role="img" aria-label={texts.setByYouMark} className="size-3" />}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
