import { type JobsPage, type SavedStage, savedStages } from '@rolefit/contracts';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format';
import { preserveScroll } from '@/lib/navigation-state';
import { useLocation } from '@/lib/routing/location';
import { Link } from '@/lib/routing/link';
import { fromTheFirst, type ListView, searchOf } from '../../list/list-view';
import { texts } from '../../saved/texts';

interface StageNavProps {
  view: ListView;
  /** Any page of scans: each contains the totals by stage. */
  data: JobsPage | undefined;
}

/** Navigation by stage of saved jobs, with totals. */
export function StageNav({ view, data }: StageNavProps) {
  const { state } = useLocation();
  const tab = (stage: SavedStage | null, label: string, count: number | undefined) => {
    const isActive = view.stage === stage;
    return (
      <li key={label}>
        <Link
          to={{ search: searchOf(fromTheFirst({ ...view, stage })) }}
          state={preserveScroll(state)}
          aria-current={isActive ? 'true' : undefined}
          className={cn(
            'inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 text-small font-medium pointer-coarse:min-h-11',
            isActive
              ? 'border-accent bg-accent-soft text-accent-strong'
              : 'border-line text-muted hover:border-control hover:text-ink',
          )}
        >
          {label}
          {/* Reserves space for two digits while loading. */}
          <span
            className={cn(
              'numbers min-w-4 text-center font-normal',
              count === undefined && 'invisible',
            )}
          >
            {formatNumber(count ?? 0)}
          </span>
        </Link>
      </li>
    );
  };
  return (
    <nav aria-label={texts.stagesNav}>
      <ul className="flex flex-wrap gap-2">
        {tab(null, texts.allStages, data?.totalSavedJobs)}
        {savedStages.map((stage) => tab(stage, texts.stages[stage], data?.savedByStage[stage]))}
      </ul>
    </nav>
  );
}
