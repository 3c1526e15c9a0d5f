import { useMemo, useState } from 'react';
import { EvidenceView } from '@/features/scans/components/evidence/evidence-view';
import { type Evidence, groupPoints, pointEvidence } from '@/features/scans/evidence';
import { exampleMatch } from '@/features/scans/trial/example-match';
import { TrialVerdict } from '@/features/scans/trial/components/trial-verdict';
import { type ShownMatch } from '@/features/scans/trial/shown-match';
import { texts } from '@/features/landing/texts';

function Evidences({ match }: { match: ShownMatch }) {
  const points = useMemo(() => pointEvidence(match.points), [match]);
  const [active, setActive] = useState<Evidence | null>(
    () => groupPoints(points).at(-1)?.points[0] ?? null,
  );
  return (
    <EvidenceView
      points={points}
      recommendations={match.recommendations}
      jobDescription={match.jobDescription}
      resumeText={match.resumeText}
      active={active}
      onSelect={(key) => setActive(points.find((point) => point.key === key) ?? null)}
    />
  );
}

interface LandingMatchProps {
  /** The result of the visitor's posting; null shows the example. */
  match: ShownMatch | null;
}

/** The answer: a score, and the sentence that says why. */
export function LandingVerdict({ match }: LandingMatchProps) {
  return <TrialVerdict match={match ?? exampleMatch} />;
}

/** The proof: points with the lines of both texts. */
export function LandingEvidence({ match: own }: LandingMatchProps) {
  const match = own ?? exampleMatch;
  return (
    <section aria-labelledby="example-title">
      <h2 id="example-title" className="sr-only">
        {texts.example.title}
      </h2>
      {/* What is selected belongs to one match. */}
      <Evidences key={`${match.sample} ${match.jobDescription}`} match={match} />
    </section>
  );
}
