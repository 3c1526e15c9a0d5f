import { type MatchSkill } from '@rolefit/contracts';
import { Check, EqualApproximately, Minus } from 'lucide-react';
import { cn } from '@/lib/cn';

interface SkillAnalysisProps {
  matched: readonly MatchSkill[];
  missing: readonly MatchSkill[];
  onSelect: (skill: MatchSkill) => void;
}

/** Matched and missing differ by sign, required and preferred by form: filled and outlined. */
function SkillChip({ skill, isMatched, onSelect }: { skill: MatchSkill; isMatched: boolean; onSelect: (skill: MatchSkill) => void }) {
  const isPartial = skill.credit > 0 && skill.credit < 1;
  const Icon = isPartial ? EqualApproximately : isMatched ? Check : Minus;
  const isRequired = skill.importance === 'required';
  return (
    <li>
      <button
        type="button"
        onClick={() => onSelect(skill)}
        className={cn(
          'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-small transition-colors duration-150 hover:border-accent pointer-coarse:min-h-11',
          isRequired ? 'border-transparent font-medium' : 'border-control/70',
          isRequired && (isMatched ? 'bg-accent-soft text-accent-strong' : 'bg-line/80 text-ink'),
        )}
      >
        <Icon className="size-3.5" aria-hidden="true" />
        {skill.name}
        {isPartial && <span className="font-normal text-muted">{skill.via ? `via ${skill.via}` : `${Math.round(skill.credit * 100)}%`}</span>}
        <span className="sr-only">
          ({skill.importance}, {isPartial ? 'partly matched' : isMatched ? 'matched' : 'not found'}): show its lines
        </span>
      </button>
    </li>
  );
}

function SkillGroup({ title, empty, skills, isMatched, onSelect }: { title: string; empty: string; skills: readonly MatchSkill[]; isMatched: boolean; onSelect: (skill: MatchSkill) => void }) {
  const ordered = [...skills].sort((a, b) => Number(b.importance === 'required') - Number(a.importance === 'required'));
  return (
    <div className="space-y-3">
      <h3 className="text-small font-medium">
        {title} <span className="numbers font-normal text-muted">{skills.length}</span>
      </h3>
      {skills.length === 0 ? (
        <p className="text-small text-muted">{empty}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {ordered.map((skill) => (
            <SkillChip key={`${skill.name}-${skill.postingQuote.start}`} skill={skill} isMatched={isMatched} onSelect={onSelect} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Which of the posting's skills the resume shows; each leads to its lines. */
export function SkillAnalysis({ matched, missing, onSelect }: SkillAnalysisProps) {
  return (
    <div className="space-y-6">
      <SkillGroup title="Matched skills" empty="We could not find any of the skills this posting asks for." skills={matched} isMatched onSelect={onSelect} />
      <SkillGroup title="Missing skills" empty="We found every skill this posting asks for." skills={missing} isMatched={false} onSelect={onSelect} />
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
        <span className="inline-flex items-center gap-2">
          <span className="h-3 w-5 rounded-full bg-line" aria-hidden="true" /> filled: required
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="h-3 w-5 rounded-full border border-control/70" aria-hidden="true" /> outlined: preferred
        </span>
      </p>
    </div>
  );
}
