import { ValidationText } from '@/components/ui/field';
import { lengthOf, type PostingValues } from '../batch-item';
import { nameOf } from '../posting-name';
import { texts } from '../texts';

function Length({ values }: { values: PostingValues }) {
  const { words, isEnough } = lengthOf(values);
  return (
    <p className="numbers text-small text-muted">
      {isEnough ? texts.list.words(words) : texts.list.tooShort(words)}
    </p>
  );
}

/** A posting's number, name and length, and the problems that no field of the row shows. */
export function RowName({
  number,
  values,
  sameAs,
  problems,
}: {
  number: number;
  values: PostingValues;
  sameAs: number | null;
  problems: readonly string[];
}) {
  const name = nameOf(values);
  return (
    <div className="min-w-0 @min-[30rem]:col-span-2 @min-[52rem]:col-span-1 @min-[52rem]:pt-2">
      <p className="flex gap-2">
        <span className="numbers text-muted">{number}.</span>
        <span className="min-w-0 truncate font-medium" title={name}>
          {name}
        </span>
      </p>
      <Length values={values} />
      {sameAs !== null && <p className="text-small text-muted">{texts.list.same(sameAs)}</p>}
      {problems.map((problem) => (
        <p key={problem} className="text-small text-danger">
          <ValidationText message={problem} />
        </p>
      ))}
    </div>
  );
}
