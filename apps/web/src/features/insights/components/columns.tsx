export interface Column {
  readonly key: string;
  readonly count: number;
  /** Label below the column; empty if there is not enough space for each. */
  readonly label: string;
  /** Accessible text of the column. */
  readonly sentence: string;
}

/** Column chart with numbers above the columns; a list for screen readers. */
export function Columns({ columns }: { columns: readonly Column[] }) {
  const highest = Math.max(1, ...columns.map(({ count }) => count));
  return (
    <ul className="mt-auto grid auto-cols-fr grid-flow-col">
      {columns.map(({ key, count, label, sentence }) => (
        <li key={key} title={sentence} className="numbers min-w-0 text-small">
          <span className="sr-only">{sentence}</span>
          <span
            aria-hidden="true"
            className="flex h-36 flex-col justify-end border-b border-control/60 text-center"
          >
            <span className={count === 0 ? 'text-muted' : 'font-medium'}>{count}</span>
            {count > 0 && (
              <span
                className="mx-auto block w-4/5 max-w-8 rounded-t-[3px] bg-accent"
                style={{ height: `${(count / highest) * 80}%` }}
              />
            )}
          </span>
          <span
            aria-hidden="true"
            className="flex h-6 items-end justify-center whitespace-nowrap text-muted"
          >
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}
