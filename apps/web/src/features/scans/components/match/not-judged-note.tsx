import { type NotJudged } from '@rolefit/contracts';
import { Alert } from '@/components/ui/alert';
import { texts } from '../../match/texts';

/** Lists what exceeded the limits of judging; renders nothing if everything was judged. */
export function NotJudgedNote({ notJudged }: { notJudged: readonly NotJudged[] }) {
  if (notJudged.length === 0) return null;
  return (
    <Alert title={texts.notJudged.title}>
      <ul className="space-y-1">
        {notJudged.map(({ of, what, judged, leftOut, names }) => (
          <li key={`${of} ${what}`}>
            {texts.notJudged[of](judged + leftOut, what, judged)} {names.length > 0 && texts.notJudged.leftOut(names, leftOut - names.length)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
