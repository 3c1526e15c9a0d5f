import { type IndexedRecommendation } from '../../match/next-steps';

interface RecommendationListProps {
  lines: readonly IndexedRecommendation[];
  /** The evidence key of a recommendation; null if it has none. */
  keyOf: (place: number) => string | null;
  onSelect: (key: string) => void;
}

/** Recommendations by gain, each linking to its evidence. */
export function RecommendationList({ lines, keyOf, onSelect }: RecommendationListProps) {
  return (
    <ol className="space-y-1">
      {lines.map(({ line, place }, index) => {
        const key = keyOf(place);
        const content = (
          <>
            <span className="numbers w-3 shrink-0 text-muted">{index + 1}</span>
            <span className="max-w-prose min-w-0 break-words">{line}</span>
          </>
        );
        return (
          <li key={line}>
            {key === null ? (
              <div className="flex gap-3 py-1.5">{content}</div>
            ) : (
              <button
                type="button"
                onClick={() => onSelect(key)}
                className="flex gap-3 rounded-control py-1.5 text-left hover:text-accent-strong pointer-coarse:min-h-11"
              >
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
