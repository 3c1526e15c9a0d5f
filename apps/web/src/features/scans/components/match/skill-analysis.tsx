import { type MatchSkill } from '@rolefit/contracts';
import { Check, EqualApproximately, Minus } from 'lucide-react';
import { cn } from '@/lib/cn';
import { texts } from '../../match/texts';

interface SkillAnalysisProps {
  matched: readonly MatchSkill[];
  missing: readonly MatchSkill[];
  onSelect: (skill: MatchSkill) => void;
}

/** Thresholds for "mostly" and "partly". */
const mostlyFrom = 0.75;
const partlyFrom = 0.3;

/** Partial credit in words; null for none and all, which the sign shows. */
function creditText({ credit, via }: MatchSkill): string | null {
  if (credit <= 0 || credit >= 1) return null;
  const words =
    credit >= mostlyFrom ? texts.mostly : credit >= partlyFrom ? texts.partly : texts.hardly;
  return via === null ? words : texts.creditVia(words, via);
}

/** The sign distinguishes matched from missing; the style, required (filled) from preferred (outlined). */
function SkillChip({
  skill,
  isMatched,
  onSelect,
}: {
  skill: MatchSkill;
  isMatched: boolean;
  onSelect: (skill: MatchSkill) => void;
}) {
  const words = creditText(skill);
  const Icon = words !== null ? EqualApproximately : isMatched ? Check : Minus;
  const found = words !== null ? texts.partlyMatched : isMatched ? texts.matched : texts.notFound;
  const isRequired = skill.importance === 'required';
  return (
    <li className="max-w-full">
      <button
        type="button"
        onClick={() => onSelect(skill)}
        className={cn(
          'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-2xl border px-3 py-1 text-left text-small transition-colors duration-150 hover:border-accent pointer-coarse:min-h-11',
          isRequired ? 'border-transparent font-medium' : 'border-control/70',
          isRequired && (isMatched ? 'bg-accent-soft text-accent-strong' : 'bg-line/80 text-ink'),
        )}
      >
        <Icon className="size-3.5" aria-hidden="true" />
        <span className="min-w-0 break-words">
          {skill.name}{' '}
          {words !== null && (
            <span
              className={cn('font-normal', isMatched || !isRequired ? 'text-muted' : 'text-ink/80')}
            >
              {words}
            </span>
          )}
          <span className="sr-only">
            {' '}
            {texts.showSkill(texts.importance[skill.importance], found)}
          </span>
        </span>
      </button>
    </li>
  );
}

function SkillGroup({
  title,
  empty,
  skills,
  isMatched,
  onSelect,
}: {
  title: string;
  empty: string;
  skills: readonly MatchSkill[];
  isMatched: boolean;
  onSelect: (skill: MatchSkill) => void;
}) {
  const ordered = [...skills].sort(
    (a, b) => Number(b.importance === 'required') - Number(a.importance === 'required'),
  );
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
            <SkillChip
              key={`${skill.name}-${skill.postingQuote.start}`}
              skill={skill}
              isMatched={isMatched}
              onSelect={onSelect}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The posting's skills by whether the resume shows them, each linking to its evidence. */
export function SkillAnalysis({ matched, missing, onSelect }: SkillAnalysisProps) {
  if (matched.length + missing.length === 0)
    return <p className="text-small text-muted">{texts.noSkillsNamed}</p>;
  return (
    <div className="space-y-6">
      <SkillGroup
        title={texts.matchedSkills}
        empty={texts.noneMatched}
        skills={matched}
        isMatched
        onSelect={onSelect}
      />
      <SkillGroup
        title={texts.missingSkills}
        empty={texts.noneMissing}
        skills={missing}
        isMatched={false}
        onSelect={onSelect}
      />
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
        <span className="inline-flex items-center gap-2">
          <span className="h-3 w-5 rounded-full bg-line" aria-hidden="true" /> {texts.filled}
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="h-3 w-5 rounded-full border border-control/70" aria-hidden="true" />{' '}
          {texts.outlined}
        </span>
      </p>
    </div>
  );
}
