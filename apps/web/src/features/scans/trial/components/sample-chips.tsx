import { type SampleName, sampleNames } from '../sample-names';
import { texts } from '../texts';

/** The made-up persons, one of them chosen. */
export function SampleChips({
  chosen,
  onChoose,
}: {
  chosen: SampleName;
  onChoose: (name: SampleName) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{texts.samples}</legend>
      <div className="flex flex-wrap gap-2">
        {sampleNames.map((name) => (
          <label
            key={name}
            className="relative inline-flex h-9 cursor-pointer items-center rounded-full border border-control/60 bg-surface px-4 text-small transition-colors duration-150 hover:border-control has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:h-11"
          >
            <input
              type="radio"
              name="sample"
              value={name}
              checked={name === chosen}
              onChange={() => onChoose(name)}
              className="sr-only"
            />
            {texts.sample[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
