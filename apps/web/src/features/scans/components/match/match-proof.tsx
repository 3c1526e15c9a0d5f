import { type JobDetail, type Knockout, type Score } from '@rolefit/contracts';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useEffect,
  useRef,
} from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { type MatchControls } from '../../match/match-controls';
import { texts } from '../../match/proof-texts';
import { type SelectedEvidence } from '../../match/use-selected-evidence';
import { useShownEvidence } from '../../match/use-shown-evidence';
import { type EvidenceHandle, EvidenceView } from '../evidence/evidence-view';
import { Legend } from '../evidence/legend';
import { EvidenceNotes } from './evidence-notes';
import { KnockoutList } from './knockout-list';
import { MatchSection } from './match-section';
import { PreferredConditions } from './preferred-conditions';
import { SkillAnalysis } from './skill-analysis';
import { SubScoreLine } from './sub-score-line';

function Folded({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <Disclosure
      summary={
        <>
          <h2 className="text-lead font-semibold">{title}</h2>
          <span className="numbers ml-1 font-normal text-muted">{count}</span>
        </>
      }
    >
      {children}
    </Disclosure>
  );
}

interface AllConditionsProps {
  asked: readonly Knockout[];
  preferred: ComponentProps<typeof PreferredConditions>['conditions'];
  onSelect: (key: string | null) => void;
  keyOf: (knockout: Knockout) => string | null;
  actionOf: MatchControls['ofCondition'] | undefined;
}

function AllConditions({ asked, preferred, onSelect, keyOf, actionOf }: AllConditionsProps) {
  return (
    <Folded title={texts.conditions} count={asked.length + preferred.length}>
      <div className="max-w-3xl space-y-6">
        {asked.length > 0 ? (
          <KnockoutList
            knockouts={asked}
            onSelect={(knockout) => onSelect(keyOf(knockout))}
            actionOf={actionOf}
          />
        ) : (
          <p className="text-muted">{texts.noConditions}</p>
        )}
        <PreferredConditions conditions={preferred} onSelect={onSelect} />
      </div>
    </Folded>
  );
}

export interface MatchProofProps {
  job: JobDetail;
  score: Score;
  selected: SelectedEvidence;
  /** Selects evidence and scrolls to it. */
  onShow: (key: string | null) => void;
  controls?: MatchControls | undefined;
  /** Content at the end. */
  children?: ReactNode;
  ref?: Ref<EvidenceHandle>;
}

/** What the verdict rests on: each point with its lines, and everything that was asked. */
export function MatchProof({
  job,
  score,
  selected,
  onShow,
  controls,
  children,
  ref,
}: MatchProofProps) {
  const { points, choose, keyOfSkill, keyOfKnockout } = selected;
  const { preferred, others, active } = useShownEvidence(job.terms, selected);
  const evidence = useRef<EvidenceHandle>(null);
  useImperativeHandle(ref, () => ({ reveal: () => evidence.current?.reveal() }));
  const wasAsked = useRef(active !== null);
  // What was picked before this part had arrived is shown now; React draws nothing at once while it runs effects.
  useEffect(() => {
    if (wasAsked.current) queueMicrotask(() => evidence.current?.reveal());
    wasAsked.current = false;
  }, []);
  const asked = job.knockouts.filter(({ status }) => status !== 'not-stated');
  const skillCount = job.matchSkills.length + job.missingSkills.length;
  return (
    <>
      <MatchSection title={texts.evidence} intro={texts.evidenceLead}>
        <EvidenceNotes job={job} />
        <Legend />
        <EvidenceView
          ref={evidence}
          points={points}
          others={others}
          recommendations={job.recommendations}
          jobDescription={job.jobDescription}
          resumeText={job.resumeText}
          active={active}
          onSelect={choose}
          {...(controls && { actionOf: ({ point }) => controls.ofPoint(point) })}
        />
        {controls?.afterEvidence}
      </MatchSection>
      <div className="space-y-4">
        <SubScoreLine score={score} />
        <Folded title={texts.skills} count={skillCount}>
          <SkillAnalysis
            skills={[...job.matchSkills, ...job.missingSkills]}
            points={points}
            onSelect={(skill) => onShow(keyOfSkill(skill))}
          />
        </Folded>
        <AllConditions
          asked={asked}
          preferred={preferred}
          onSelect={onShow}
          keyOf={keyOfKnockout}
          actionOf={controls?.ofCondition}
        />
        {children}
      </div>
    </>
  );
}
