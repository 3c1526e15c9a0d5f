import { type NotJudged } from '@rolefit/contracts';
import { Alert } from '@/components/ui/alert';
import { texts } from '../../match/proof-texts';

/** Lists what exceeded the limits of judging; renders nothing if everything was judged. */
export function NotJudgedNote({ notJudged }: { notJudged: readonly NotJudged[] }) {
  if (notJudged.length === 0) return null;
  return (
    <Alert title={texts.notJudged.title}>
      <ul className="max-w-prose space-y-3">
        {notJudged.map(({ of, what, judged, leftOut, names }) => (
          <li key={`${of} ${what}`}>
            <p>{texts.notJudged[of](judged + leftOut, what, judged)}</p>
            {names.length > 0 && <p>{texts.notJudged.leftOut(names, leftOut - names.length)}</p>}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
