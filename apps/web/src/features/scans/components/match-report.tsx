import { type JobDetail, type Knockout, type MatchSkill, type Score } from '@rolefit/contracts';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type Evidence, evidenceOf, findPoint, groupPoints, type LabelledEvidence, pointEvidence } from '../evidence';
import { EvidenceView } from './evidence/evidence-view';
import { KnockoutList } from './knockout-list';
import { MatchVerdict } from './match-verdict';
import { RecommendationList } from './recommendation-list';
import { SkillAnalysis } from './skill-analysis';

interface MatchReportProps {
  job: JobDetail;
  score: Score;
  isArriving: boolean;
}

function Section({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <section className="space-y-4">
      <div className="space-y-1">
        <h2 className="text-heading font-semibold">{title}</h2>
        {intro && <p className="max-w-prose text-muted">{intro}</p>}
      </div>
      {children}
    </section>
  );
}

/** A whole match: the verdict, the evidence for it, and what to do. */
export function MatchReport({ job, score, isArriving }: MatchReportProps) {
  const points = useMemo(() => pointEvidence(job.points), [job.points]);
  const skills = useMemo(() => [...job.matchSkills, ...job.missingSkills].map((skill) => evidenceOf(`skill-${skill.name}`, skill.name, skill)), [job.matchSkills, job.missingSkills]);
  const knockouts = useMemo(() => job.knockouts.map((knockout) => evidenceOf(`knockout-${knockout.label}`, knockout.label, knockout)), [job.knockouts]);
  // A key, not the thing itself: it survives a refetch, and quotes of a former text do not.
  const [selected, setSelected] = useState<string | null>(null);
  const active: Evidence | null = [...points, ...skills, ...knockouts].find(({ key }) => key === selected) ?? groupPoints(points)[0]?.points[0] ?? null;
  const evidenceRef = useRef<HTMLDivElement>(null);

  const show = (wanted: LabelledEvidence | undefined) => {
    if (!wanted) return;
    setSelected(findPoint(points, wanted).key);
    evidenceRef.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  };
  const showSkill = (skill: MatchSkill) => show(skills.find(({ label }) => label === skill.name));
  const showKnockout = (knockout: Knockout) => show(knockouts.find(({ label }) => label === knockout.label));

  return (
    <div className="space-y-12">
      <MatchVerdict job={job} score={score} isArriving={isArriving} />
      <div ref={evidenceRef} className="scroll-mt-20">
        <Section title="Evidence" intro="Every point comes from a line of the posting and, where it is earned, a line of your resume. Choose one to see both.">
          <EvidenceView
            points={points}
            jobDescription={job.jobDescription}
            resumeText={job.resumeText}
            active={active}
            onSelect={setSelected}
          />
        </Section>
      </div>
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-2">
        <Section title="Skill Analysis">
          <SkillAnalysis matched={job.matchSkills} missing={job.missingSkills} onSelect={showSkill} />
        </Section>
        <Section title="Conditions" intro="They stand outside the number: one that is not met can rule you out.">
          <KnockoutList knockouts={job.knockouts} onSelect={showKnockout} />
        </Section>
      </div>
      <Section title="Recommendations" intro="In the order of the points each would bring.">
        <RecommendationList recommendations={job.recommendations} />
      </Section>
    </div>
  );
}
