import { type Job } from '@rolefit/contracts';
import { readyThresholds } from '@rolefit/scoring';
import { useQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { scanQuery } from '../../api/get-scan';
import { capitalised, conditionName } from '../../highlights/words';
import { postingName } from '../../posting-name';
import { isLive } from '../../scan-state';
import { jobFacts } from '../../triage/row-words';
import { texts } from '../../triage/panel-texts';
import { texts as triageTexts } from '../../triage/texts';
import { SaveToggle } from '../saved/save-toggle';
import { ScanOutcome } from '../scan-outcome';
import { ScanProgress } from '../scan-progress';
import { ScoreDial } from '../score-dial';
import { conditionLooks } from './condition-mark';
import { MissingChips } from './missing-chips';

interface TriagePanelProps {
  job: Job;
  /** Counted from 1. */
  place: number;
  of: number;
  /** From where the link leads back. */
  from: string;
  resumeAction: ReactNode;
  onStep: (step: number) => void;
  onClose: () => void;
  onArchive: (job: Job) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-1.5">
      <h3 className="text-small text-muted">{title}</h3>
      {children}
    </section>
  );
}

/** The sentence comes with the whole match. */
function Why({ id }: { id: string }) {
  const { data, error } = useQuery(scanQuery(id));
  if (error && !data) return null;
  return (
    <Part title={texts.why}>
      {data ? <p>{data.scanSummary}</p> : <Skeleton className="h-12 rounded-control" />}
    </Part>
  );
}

/** The verdict, always with its distance from Applicable. */
function readinessOf({ readyToApply, score }: Job): string {
  if (readyToApply) return texts.applicable;
  const short = readyThresholds.overallPercent - (score?.overallScore ?? 0);
  return short > 0 ? texts.short(texts.notApplicable, short) : texts.notApplicable;
}

function Verdict({ job }: { job: Job }) {
  const { highlights, readyToApply } = job;
  return (
    <>
      <Badge variant={readyToApply ? 'solid' : 'outline'}>{readinessOf(job)}</Badge>
      <Why id={job._id} />
      {highlights && highlights.missingCount > 0 && (
        <Part title={texts.missing}>
          <span className="flex flex-wrap [&>span]:flex-wrap">
            <MissingChips highlights={highlights} isWhole />
          </span>
        </Part>
      )}
      {highlights && highlights.conditions.length > 0 && (
        <Part title={texts.conditions}>
          <ul className="space-y-1.5">
            {highlights.conditions.map(({ status, ask }) => {
              const { icon: Icon, className } = conditionLooks[status];
              return (
                <li key={JSON.stringify(ask)} className="flex items-baseline gap-2">
                  <Icon
                    aria-hidden="true"
                    className={`size-4 shrink-0 translate-y-0.5 ${className}`}
                  />
                  <span className="min-w-0 flex-1">{capitalised(conditionName(ask))}</span>
                  <span className="text-small text-muted">{texts.states[status]}</span>
                </li>
              );
            })}
          </ul>
        </Part>
      )}
    </>
  );
}

function Body({ job, resumeAction }: Pick<TriagePanelProps, 'job' | 'resumeAction'>) {
  if (job.status === 'completed' && job.score) return <Verdict job={job} />;
  if (isLive(job.status)) return <ScanProgress status={job.status} failure={job.failure} />;
  return <ScanOutcome job={job} resumeAction={resumeAction} />;
}

/** A match at the side of the list, with the same keys as there. */
export function TriagePanel({
  job,
  place,
  of,
  from,
  resumeAction,
  onStep,
  onClose,
  onArchive,
  onKeyDown,
}: TriagePanelProps) {
  const id = useId();
  const name = postingName(job);
  const isArchived = job.archivedAt !== null;
  const ArchiveIcon = isArchived ? ArchiveRestore : Archive;
  return (
    <Modal
      labelledBy={id}
      onClose={onClose}
      className="absolute inset-y-0 right-0 w-120 max-w-[92vw] animate-appear overflow-y-auto border-l bg-surface shadow-float"
    >
      <div onKeyDown={onKeyDown} className="flex min-h-full flex-col">
        <div className="flex items-center gap-1 border-b px-3 py-2">
          <Button
            variant="quiet"
            size="icon"
            aria-label={texts.previous}
            onClick={() => onStep(-1)}
          >
            <ChevronUp aria-hidden="true" />
          </Button>
          <Button variant="quiet" size="icon" aria-label={texts.next} onClick={() => onStep(1)}>
            <ChevronDown aria-hidden="true" />
          </Button>
          <p className="numbers flex-1 text-small text-muted">{texts.position(place, of)}</p>
          <Button variant="quiet" size="icon" aria-label={texts.close} onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </div>
        {/* Announces the next match while the focus stays on a button. */}
        <div aria-live="polite" className="flex-1 space-y-6 p-6">
          <div className="flex gap-4">
            {job.status === 'completed' && job.score && (
              <ScoreDial score={job.score.overallScore} />
            )}
            <div className="min-w-0">
              <h2 id={id} className="text-lead leading-snug font-semibold break-words">
                {name}
              </h2>
              <p className="text-small break-words text-muted">{jobFacts(job)}</p>
            </div>
          </div>
          <Body job={job} resumeAction={resumeAction} />
        </div>
        <div className="sticky bottom-0 flex items-center gap-2 border-t bg-surface p-4">
          <Button asChild className="flex-1">
            <Link
              to={paths.jobMatchDetail(job._id)}
              state={{ title: screenTitles.jobMatchDetail, from }}
              onClick={onClose}
            >
              {texts.open}
            </Link>
          </Button>
          <SaveToggle job={job} className="" />
          <Button variant="outline" onClick={() => onArchive(job)}>
            <ArchiveIcon aria-hidden="true" />{' '}
            {isArchived ? triageTexts.unarchive : triageTexts.archive}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
