import { type JobDetail, type Knockout, type Score } from '@rolefit/contracts';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Disclosure } from '@/components/ui/disclosure';
import { type MatchControls } from '../../match/match-controls';
import { texts } from '../../match/texts';
import { useSelectedEvidence } from '../../match/use-selected-evidence';
import { type EvidenceHandle, EvidenceView } from '../evidence/evidence-view';
import { Legend } from '../evidence/legend';
import { EvidenceNotes } from './evidence-notes';
import { KnockoutList } from './knockout-list';
import { MatchNotes } from './match-notes';
import { NextSteps } from './next-steps';
import { PreferredConditions } from './preferred-conditions';
import { SkillAnalysis } from './skill-analysis';
import { SubScoreLine } from './sub-score-line';

interface SectionProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

function Section({ title, intro, children }: SectionProps) {
  return (
    <section className="min-w-0 space-y-4">
      <div className="space-y-1">
        <h2 className="text-heading font-semibold">{title}</h2>
        {intro && <p className="max-w-prose text-muted">{intro}</p>}
      </div>
      {children}
    </section>
  );
}

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

interface MatchReasonsProps {
  job: JobDetail;
  score: Score;
  controls?: MatchControls | undefined;
  children?: ReactNode;
}

/** What to do about the verdict, and the proof of it. */
export function MatchReasons({ job, score, controls, children }: MatchReasonsProps) {
  const {
    points,
    others,
    preferred,
    active,
    choose,
    keyOfSkill,
    keyOfKnockout,
    keyOfRecommendation,
  } = useSelectedEvidence(job);
  const evidence = useRef<EvidenceHandle>(null);
  const show = (key: string | null) => {
    if (key === null) return;
    // The row must be rendered before it can be scrolled to.
    flushSync(() => choose(key));
    evidence.current?.reveal();
  };
  const asked = job.knockouts.filter(({ status }) => status !== 'not-stated');
  const skillCount = job.matchSkills.length + job.missingSkills.length;
  return (
    <>
      <Section title={texts.nextSteps}>
        <NextSteps
          job={job}
          keyOf={keyOfRecommendation}
          onSelect={show}
          onSelectCondition={(knockout) => show(keyOfKnockout(knockout))}
          actionOf={controls?.ofCondition}
        />
        {controls?.afterSteps}
      </Section>
      <MatchNotes job={job} score={score} />
      <Section title={texts.evidence} intro={texts.evidenceLead}>
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
      </Section>
      <div className="space-y-4">
        <SubScoreLine score={score} />
        <Folded title={texts.skills} count={skillCount}>
          <SkillAnalysis
            skills={[...job.matchSkills, ...job.missingSkills]}
            points={points}
            onSelect={(skill) => show(keyOfSkill(skill))}
          />
        </Folded>
        <AllConditions
          asked={asked}
          preferred={preferred}
          onSelect={show}
          keyOf={keyOfKnockout}
          actionOf={controls?.ofCondition}
        />
        {children}
      </div>
    </>
  );
}
