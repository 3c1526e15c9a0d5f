import { type JobDetail } from '@rolefit/contracts';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '@/components/ui/alert';
import { texts } from '../../match/texts';
import { useSelectedEvidence } from '../../match/use-selected-evidence';
import { type EvidenceHandle, EvidenceView } from '../evidence/evidence-view';
import { KnockoutList } from './knockout-list';
import { NotJudgedNote } from './not-judged-note';
import { PreferredConditions } from './preferred-conditions';
import { RecommendationList } from './recommendation-list';
import { SkillAnalysis } from './skill-analysis';

function Section({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
}) {
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

/** Evidence for the verdict, and recommendations. */
export function MatchReasons({ job, children }: { job: JobDetail; children?: ReactNode }) {
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
  return (
    <>
      <Section title={texts.evidence} intro={texts.evidenceLead}>
        {job.judged && !job.judged.isNewestResume && (
          <Alert>
            {job.resumeComparison
              ? texts.olderVersion(job.judged.resumeName)
              : texts.olderResume(job.judged.resumeFileName)}
          </Alert>
        )}
        {job.judged?.resumeReadAs === 'scan' && <Alert>{texts.fromScan}</Alert>}
        <NotJudgedNote notJudged={job.notJudged} />
        <EvidenceView
          ref={evidence}
          points={points}
          others={others}
          recommendations={job.recommendations}
          jobDescription={job.jobDescription}
          resumeText={job.resumeText}
          active={active}
          onSelect={choose}
        />
      </Section>
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-2">
        <Section title={texts.skills}>
          <SkillAnalysis
            matched={job.matchSkills}
            missing={job.missingSkills}
            onSelect={(skill) => show(keyOfSkill(skill))}
          />
        </Section>
        <Section title={texts.conditions} intro={texts.conditionsLead}>
          <KnockoutList
            knockouts={job.knockouts}
            onSelect={(knockout) => show(keyOfKnockout(knockout))}
          />
          <PreferredConditions conditions={preferred} onSelect={show} />
        </Section>
      </div>
      <Section title={texts.recommendations} intro={texts.recommendationsLead}>
        <RecommendationList
          recommendations={job.recommendations}
          keyOf={keyOfRecommendation}
          onSelect={show}
        />
      </Section>
      {children}
    </>
  );
}
