import { useMemo, useState } from 'react';
import { texts } from '@/features/landing/texts';
import { EvidenceView } from '@/features/scans/components/evidence/evidence-view';
import { type Evidence, groupPoints, pointEvidence } from '@/features/scans/evidence';
import { examplePoints, examplePosting, exampleResume } from '@/features/scans/example';

/** The screen that everything is about, with a made-up posting and resume. */
export function LandingExample() {
  const points = useMemo(() => pointEvidence(examplePoints), []);
  const [active, setActive] = useState<Evidence | null>(
    () => groupPoints(points).at(-1)?.points[0] ?? null,
  );
  return (
    <section aria-labelledby="example-title" className="space-y-4">
      <h2 id="example-title" className="sr-only">
        {texts.example.title}
      </h2>
      <EvidenceView
        points={points}
        jobDescription={examplePosting}
        resumeText={exampleResume}
        active={active}
        onSelect={(key) => setActive(points.find((point) => point.key === key) ?? null)}
      />
      <p className="text-small text-muted">{texts.example.note}</p>
    </section>
  );
}
