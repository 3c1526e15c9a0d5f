import { type JobDetail, type Score } from '@rolefit/contracts';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Skeleton } from '@/components/ui/skeleton';
import { lazyPart } from '@/lib/lazy-part';
import { type MatchControls } from '../../match/match-controls';
import { texts } from '../../match/texts';
import { useSelectedEvidence } from '../../match/use-selected-evidence';
import { MatchNotes } from './match-notes';
import { MatchSection } from './match-section';
import { NextSteps } from './next-steps';

/** Keeps the place of the proof, so that the scrollbar stays as it is. */
const waiting = (
  <div className="space-y-4">
    <Skeleton className="h-7 w-40 rounded-control" />
    <Skeleton className="h-96 rounded-card" />
  </div>
);

/** Below the first view, so it is fetched once that is shown. */
const MatchProof = lazyPart(async () => (await import('./match-proof')).MatchProof, waiting);

interface MatchReasonsProps {
  job: JobDetail;
  score: Score;
  controls?: MatchControls | undefined;
  children?: ReactNode;
}

/** What to do about the verdict, and the proof of it. */
export function MatchReasons({ job, score, controls, children }: MatchReasonsProps) {
  const selected = useSelectedEvidence(job);
  const { choose, keyOfKnockout, keyOfRecommendation } = selected;
  const proof = useRef<{ reveal: () => void }>(null);
  const show = (key: string | null) => {
    if (key === null) return;
    // The row must be rendered before it can be scrolled to.
    flushSync(() => choose(key));
    proof.current?.reveal();
  };
  return (
    <>
      <MatchSection title={texts.nextSteps}>
        <NextSteps
          job={job}
          keyOf={keyOfRecommendation}
          onSelect={show}
          onSelectCondition={(knockout) => show(keyOfKnockout(knockout))}
          actionOf={controls?.ofCondition}
        />
        {controls?.afterSteps}
      </MatchSection>
      <MatchNotes job={job} score={score} />
      <MatchProof
        ref={proof}
        job={job}
        score={score}
        selected={selected}
        onShow={show}
        controls={controls}
      >
        {children}
      </MatchProof>
    </>
  );
}
