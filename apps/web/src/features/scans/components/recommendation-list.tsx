/** What would bring the most points, first things first. */
export function RecommendationList({ recommendations }: { recommendations: readonly string[] }) {
  if (recommendations.length === 0) return <p className="text-small text-muted">We found nothing that would bring more points.</p>;
  return (
    <ol className="space-y-3">
      {recommendations.map((line, index) => (
        <li key={line} className="flex gap-3">
          <span className="numbers w-5 shrink-0 text-right text-muted">{index + 1}</span>
          <span className="max-w-prose">{line}</span>
        </li>
      ))}
    </ol>
  );
}
