import { foundStates } from '../../evidence';
import { texts } from './texts';

const samples = {
  found: 'w-6 border-b-2 border-accent',
  partly: 'w-6 border-b-2 border-dashed border-accent',
  missing: 'h-4 w-1.5 rounded-full border border-muted',
} as const;

/** What the marks in the two texts mean. */
export function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
      {foundStates.map((state) => (
        <li key={state} className="inline-flex items-center gap-2">
          <span aria-hidden="true" className={samples[state]} /> {texts.legend[state]}
        </li>
      ))}
    </ul>
  );
}
