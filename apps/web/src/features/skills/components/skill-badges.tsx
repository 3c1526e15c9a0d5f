import { type Skill } from '@rolefit/contracts';
import { PencilLine } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { CollapsibleTrigger, useCollapsible } from '@/components/ui/collapsible';
import { byStrength } from '../skill-draft';
import { texts } from '../texts';

/** Number of badges shown at first; a long career can yield more than a hundred. */
const [shownAtFirst, slack] = [48, 12];

/** Skills with name and score percent, the best supported first. */
export function SkillBadges({ skills }: { skills: readonly Skill[] }) {
  const { shown, listId, toggle } = useCollapsible(byStrength(skills), shownAtFirst, slack);
  if (skills.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <div className="space-y-4">
      <ul id={listId} className="flex flex-wrap gap-2">
        {shown.map(({ id, name, score, source, quote }) => (
          <li
            key={id}
            title={source === 'user' ? texts.setByYou : (quote ?? undefined)}
            className="max-w-full animate-appear"
          >
            <Badge className="max-w-full py-1 break-words">
              {name} <span className="numbers font-normal">{texts.percent(score)}</span>
              {source === 'user' && (
                <PencilLine role="img" aria-label={texts.setByYouMark} className="size-3" />
              )}
            </Badge>
          </li>
        ))}
      </ul>
      {toggle && <CollapsibleTrigger {...toggle} texts={texts} />}
    </div>
  );
}
