import { type Insights, type SkillGapTotal } from '@rolefit/contracts';
import { CollapsibleTrigger, useCollapsible } from '@/components/ui/collapsible';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { texts } from '../texts';
import { Panel } from './panel';

const words = texts.gaps;
const shownAtFirst = 6;

function Gap({
  gap,
  over,
  most,
  showsFlips,
}: {
  gap: SkillGapTotal;
  over: number;
  most: number;
  showsFlips: boolean;
}) {
  const { name, kind, flips, missingIn } = gap;
  return (
    <li className="numbers space-y-1.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 font-medium break-words">{name}</span>
          {kind === 'certificate' && (
            <span className="text-small text-muted">{words.certificate}</span>
          )}
        </span>
        {showsFlips && (
          <span
            className={`text-small whitespace-nowrap ${flips > 0 ? 'font-medium' : 'text-muted'}`}
          >
            {flips > 0 ? words.flips(flips) : words.noFlip}
          </span>
        )}
      </p>
      <div aria-hidden="true" className="h-2">
        <div
          className={`h-full overflow-hidden rounded-full ${showsFlips ? 'border border-control bg-sunken' : 'bg-score-partial'}`}
          style={{ width: `${(missingIn / most) * 100}%` }}
        >
          <div className="h-full bg-accent" style={{ width: `${(flips / missingIn) * 100}%` }} />
        </div>
      </div>
      <p className="text-small text-muted">{words.missing(missingIn, over)}</p>
    </li>
  );
}

function whyNone({ completedJobs, skillGapsOver }: Insights): string {
  if (completedJobs === 0) return words.notYet;
  return skillGapsOver === 0 ? words.otherField : words.noPattern;
}

/** Missing skills by the number of postings of the user's field that they would make Applicable. */
export function SkillGaps({ insights }: { insights: Insights }) {
  const { skillGaps, skillGapsOver } = insights;
  const { shown, listId, toggle } = useCollapsible(skillGaps, shownAtFirst);
  const most = Math.max(1, ...skillGaps.map(({ missingIn }) => missingIn));
  const hasFlips = skillGaps.some(({ flips }) => flips > 0);
  if (skillGaps.length === 0) {
    return (
      <Panel title={words.title} lead={whyNone(insights)}>
        {null}
      </Panel>
    );
  }
  return (
    <Panel
      title={words.title}
      lead={
        hasFlips
          ? words.lead(skillGapsOver)
          : insights.readyJobs === insights.completedJobs
            ? words.leadAllApplicable
            : words.leadWithoutFlips
      }
    >
      <ul id={listId} className="grid gap-x-10 gap-y-4 wide:grid-cols-2">
        {shown.map((gap) => (
          <Gap key={gap.key} gap={gap} over={skillGapsOver} most={most} showsFlips={hasFlips} />
        ))}
      </ul>
      {hasFlips && (
        <p aria-hidden="true" className="mt-4 text-small text-muted">
          {words.key}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4">
        <Link
          to={paths.profile}
          state={{ title: screenTitles.profile }}
          className="text-small font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
        >
          {words.toSkills}
        </Link>
        {toggle && <CollapsibleTrigger {...toggle} texts={words} />}
      </div>
    </Panel>
  );
}
