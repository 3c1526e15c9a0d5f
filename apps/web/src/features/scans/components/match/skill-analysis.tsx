import { type MatchSkill } from '@rolefit/contracts';
import { cn } from '@/lib/cn';
import { foundStates, type FoundState, type PointEvidence } from '../../evidence';
import { skillState } from '../../match/skill-state';
import { texts } from '../../match/proof-texts';
import { texts as evidenceTexts } from '../evidence/texts';

interface SkillAnalysisProps {
  skills: readonly MatchSkill[];
  points: readonly PointEvidence[];
  onSelect: (skill: MatchSkill) => void;
}

interface SkillChipProps {
  skill: MatchSkill;
  state: FoundState;
  onSelect: (skill: MatchSkill) => void;
}

/** Filled if required, outlined and named so if preferred. */
function SkillChip({ skill, state, onSelect }: SkillChipProps) {
  const isRequired = skill.importance === 'required';
  return (
    <li className="max-w-full">
      <button
        type="button"
        onClick={() => onSelect(skill)}
        className={cn(
          'inline-flex min-h-8 max-w-full items-center rounded-2xl border px-3 py-1 text-left text-small transition-colors duration-150 hover:border-accent pointer-coarse:min-h-11',
          isRequired ? 'border-transparent font-medium' : 'border-control/70',
          isRequired && (state === 'found' ? 'bg-accent-soft text-accent-strong' : 'bg-line/80'),
        )}
      >
        <span className="min-w-0 break-words">
          {skill.name}
          {state === 'partly' && skill.via !== null && (
            <span className="font-normal text-muted"> {texts.via(skill.via)}</span>
          )}
          {!isRequired && (
            <span aria-hidden="true" className="text-muted">
              {' '}
              {texts.importance.preferred}
            </span>
          )}
          <span className="sr-only"> {texts.showSkill(texts.importance[skill.importance])}</span>
        </span>
      </button>
    </li>
  );
}

/** The posting's skills by what the resume shows of them, each linking to its evidence. */
export function SkillAnalysis({ skills, points, onSelect }: SkillAnalysisProps) {
  if (skills.length === 0) return <p className="text-small text-muted">{texts.noSkillsNamed}</p>;
  const rated = skills
    .map((skill) => ({ skill, state: skillState(skill, points) }))
    .sort(
      (a, b) =>
        Number(b.skill.importance === 'required') - Number(a.skill.importance === 'required'),
    );
  return (
    <div className="space-y-5">
      {foundStates.map((state) => {
        const group = rated.filter((one) => one.state === state);
        return (
          group.length > 0 && (
            <section
              key={state}
              aria-label={texts.skillsOf(evidenceTexts.states[state])}
              className="space-y-2"
            >
              <h3 className="text-small font-medium">
                {evidenceTexts.states[state]}{' '}
                <span className="numbers font-normal text-muted">{group.length}</span>
              </h3>
              <ul className="flex flex-wrap gap-2">
                {group.map(({ skill }) => (
                  <SkillChip
                    key={`${skill.name}-${skill.postingQuote.start}`}
                    skill={skill}
                    state={state}
                    onSelect={onSelect}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
