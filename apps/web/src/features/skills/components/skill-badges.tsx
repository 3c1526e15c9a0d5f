import { type Skill } from '@rolefit/contracts';
import { useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { CollapsibleTrigger, useCollapsible } from '@/components/ui/collapsible';
import { type SkillBasis, skillGroups } from '../skill-groups';
import { texts } from '../texts';

/** Number of badges of a group shown at first; a long career can yield more than a hundred. */
const [shownAtFirst, slack] = [12, 4];

const variants = { proven: 'filled', mentioned: 'outline', user: 'quiet' } as const;

interface GroupProps {
  basis: SkillBasis;
  skills: readonly Skill[];
}

function Group({ basis, skills }: GroupProps) {
  const titleId = useId();
  const { shown, listId, toggle } = useCollapsible(skills, shownAtFirst, slack);
  const words = texts.groups[basis];
  return (
    <section aria-labelledby={titleId} className="space-y-2.5">
      <div>
        <h3 id={titleId} className="font-medium">
          {words.title}
        </h3>
        <p className="text-muted">{words.hint}</p>
      </div>
      <ul id={listId} className="flex flex-wrap gap-2">
        {shown.map(({ id, name, score, quote }) => (
          <li
            key={id}
            title={basis === 'user' ? undefined : (quote ?? undefined)}
            className="max-w-full animate-appear"
          >
            <Badge variant={variants[basis]} className="max-w-full py-1 break-words">
              {name} <span className="numbers font-normal">{texts.percent(score)}</span>
            </Badge>
          </li>
        ))}
      </ul>
      {toggle && (
        <CollapsibleTrigger
          {...toggle}
          texts={{ showAll: words.showAll, showFewer: texts.showFewer }}
        />
      )}
    </section>
  );
}

/** Skills with name and score percent, by what they rest on. */
export function SkillBadges({ skills }: { skills: readonly Skill[] }) {
  if (skills.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <div className="space-y-5">
      {skillGroups(skills).map((group) => (
        <Group key={group.basis} {...group} />
      ))}
    </div>
  );
}
