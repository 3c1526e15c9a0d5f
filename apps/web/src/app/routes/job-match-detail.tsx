import { type JobDetail } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { lazy, useRef } from 'react';
import { LoadError } from '@/components/layout/load-error';
import { Page } from '@/components/layout/page';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Skeleton } from '@/components/ui/skeleton';
import { scanQuery } from '@/features/scans/api/get-scan';
import { ActionBar } from '@/features/scans/components/match/action-bar';
import { MatchHeader, ViewPosting } from '@/features/scans/components/match/match-header';
import { MatchMenu } from '@/features/scans/components/match/match-menu';
import { MatchReport } from '@/features/scans/components/match/match-report';
import { MatchRunning } from '@/features/scans/components/match/match-running';
import { ScoreRing } from '@/features/scans/components/match/score-ring';
import { ScoreExplanation } from '@/features/scans/components/match/score-explanation';
import { SavedControls } from '@/features/scans/components/saved/saved-controls';
import { ScanOutcome } from '@/features/scans/components/scan-outcome';
import { isNewMatch } from '@/features/scans/match/new-match-state';
import { type MatchControls } from '@/features/scans/match/match-controls';
import { texts } from '@/features/scans/match/texts';
import { useOpenNote } from '@/features/scans/match/use-open-note';
import { useRun, type WatchedRun } from '@/features/scans/match/use-run';
import { postingName } from '@/features/scans/posting-name';
import { isLive } from '@/features/scans/scan-state';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { useLocation } from '@/lib/routing/location';
import { matchPath } from '@/lib/routing/match-path';
import { useNavigate } from '@/lib/routing/navigate';
import { screens } from '@/lib/screens';
import { screenTitles } from '@/lib/texts';
import { useMediaQuery } from '@/lib/use-media-query';
import { BackToList } from '../parts/back-to-list';
import { ResumeAction } from '../parts/resume-action';
import { type ScreenModule } from '../screen-tree';

const CorrectPoint = lazyPart(
  async () => (await import('@/features/corrections/components/correct-point')).CorrectPoint,
);
const CorrectCondition = lazyPart(
  async () =>
    (await import('@/features/corrections/components/correct-condition')).CorrectCondition,
);
const SetAsideList = lazyPart(
  async () => (await import('@/features/corrections/components/set-aside-list')).SetAsideList,
);

// Folded until somebody asks.
const AboutScore = lazyPart(
  async () => (await import('@/features/scans/components/match/about-score')).AboutScore,
);

// Asks the server, so it comes later anyway.
const SimilarScans = lazyPart(
  async () => (await import('@/features/scans/components/match/similar-scans')).SimilarScans,
);

const WhatIfDisclosure = lazyPart(
  async () => (await import('@/features/what-if/components/what-if-disclosure')).WhatIfDisclosure,
);

// The landing page shows the same answer.
const ScoreAnswer = lazy(async () => ({
  default: (await import('@/features/landing/components/score-answer')).ScoreAnswer,
}));

// Few matches have a note that is open.
const NoteEditor = lazyPart(
  async () => (await import('@/features/scans/components/saved/note-editor')).NoteEditor,
);

function Loading() {
  return (
    <div role="status" aria-label={texts.loading} className="space-y-8">
      <Skeleton className="h-14 w-80 max-w-full rounded-control" />
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}

function Posting({ text }: { text: string }) {
  return (
    <section className="space-y-3">
      <h2 className="text-lead font-semibold">{texts.posting}</h2>
      <p className="max-w-prose break-words whitespace-pre-wrap text-muted">{text}</p>
    </section>
  );
}

interface PartProps {
  job: JobDetail;
  onRetry: () => void;
}

function Outcome({ job, onRetry }: PartProps) {
  return (
    <Card className="space-y-3 p-6">
      <ScanOutcome job={job} onRetry={onRetry} resumeAction={<ResumeAction />} />
      {job.score && <p className="text-small text-muted">{texts.formerMatch}</p>}
    </Card>
  );
}

/** The user can say that a verdict is wrong, and see what would change it. */
function controlsOf({ _id, setAside, readiness }: JobDetail): MatchControls {
  // Nobody is offered the skills of another profession.
  const isOwnWork = readiness.some(({ rule, isMet }) => rule === 'craft' && isMet);
  return {
    ofPoint: (point) => <CorrectPoint scanId={_id} point={point} />,
    ofCondition: (condition) => <CorrectCondition scanId={_id} condition={condition} />,
    afterSteps: isOwnWork && (
      <WhatIfDisclosure scanId={_id} ring={(score) => <ScoreRing score={score} />} />
    ),
    afterEvidence: <SetAsideList scanId={_id} setAside={setAside} />,
  };
}

/** The match; during a rescan, and after a failed one, the previous match. */
function Body({ job, run, onRetry }: PartProps & { run: WatchedRun | null }) {
  const isNew = isNewMatch(useLocation().state);
  const isRunning = isLive(job.status);
  const hasOutcome = !isRunning && job.status !== 'completed';
  return (
    <div className="space-y-8">
      {hasOutcome && <Outcome job={job} onRetry={onRetry} />}
      {job.score ? (
        // Only a score that arrives while the page is open counts up.
        <MatchReport
          job={job}
          score={job.score}
          isArriving={run?.before === null || isNew}
          controls={controlsOf(job)}
        >
          <ScoreExplanation explanation={<ScoreAnswer />} about={<AboutScore job={job} />} />
        </MatchReport>
      ) : (
        <>
          {isRunning && <MatchRunning status={job.status} failure={job.failure} />}
          <SimilarScans job={job} />
          <Posting text={job.jobDescription} />
          {job.reading && (
            <Disclosure summary={texts.readingTitle}>
              <AboutScore job={job} />
            </Disclosure>
          )}
        </>
      )}
    </div>
  );
}

function Match({ job }: { job: JobDetail }) {
  const navigate = useNavigate();
  const run = useRun(job);
  const menu = useRef<HTMLButtonElement>(null);
  const note = useOpenNote(job);
  const isPhone = useMediaQuery('(max-width: 639.98px)');
  const actions = (
    <>
      <SavedControls job={job} isNoteOpen={note.isOpen} onNote={note.toggle} />
      <ViewPosting url={job.url} />
    </>
  );
  return (
    <div className="space-y-6">
      <MatchHeader
        job={job}
        run={run}
        actions={isPhone ? null : actions}
        menu={
          <MatchMenu
            ref={menu}
            job={job}
            onDeleted={() => navigate(paths.jobMatch, { replace: true })}
          />
        }
      />
      {note.isOpen && job.saved && (
        <div className="max-w-2xl">
          <NoteEditor
            id={job._id}
            saved={job.saved}
            rows={3}
            isFocused={note.wasOpened}
            onSaved={note.close}
          />
        </div>
      )}
      {/* The Retry button disappears when pressed, so the focus moves to the button that leads to the same action. */}
      <Body job={job} run={run} onRetry={() => menu.current?.focus()} />
      {isPhone && <ActionBar>{actions}</ActionBar>}
    </div>
  );
}

function jobIdOf(pathname: string): string {
  return matchPath(screens.jobMatchDetail.path, pathname)?.['jobId'] ?? '';
}

export const prefetch: ScreenModule['prefetch'] = (client, { pathname }) =>
  client.prefetchQuery(scanQuery(jobIdOf(pathname)));

export function JobMatchDetail() {
  const jobId = jobIdOf(useLocation().pathname);
  const { data: job, error, refetch } = useQuery(scanQuery(jobId));
  return (
    <Page title={job ? postingName(job) : screenTitles.jobMatchDetail} width="full">
      <BackToList />
      {!job && <h1 className="sr-only">{screenTitles.jobMatchDetail}</h1>}
      {error && !job && (
        <LoadError what={texts.loadWhat} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !job && <Loading />}
      {job && <Match key={job._id} job={job} />}
    </Page>
  );
}

export { JobMatchDetail as Component };
