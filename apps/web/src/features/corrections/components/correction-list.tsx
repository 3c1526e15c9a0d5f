import { type Correction } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '@/components/layout/load-error';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { correctionsQuery, useUndo } from '../api/corrections';
import { rulingInWords } from '../correction-in-words';
import { texts } from '../texts';

function Row({ correction }: { correction: Correction }) {
  const undo = useUndo(null);
  const { id, about, words } = correction;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64 break-words">
        <p className="text-small text-muted">{texts.about[about]}</p>
        <p>{words}</p>
        <p>{rulingInWords(correction)}</p>
      </div>
      <Button
        variant="outline"
        size="small"
        aria-label={texts.undoOf(words)}
        disabled={undo.isPending}
        onClick={() => undo.mutate(id)}
      >
        {texts.undo}
      </Button>
    </li>
  );
}

/** All corrections of the user, the newest first, each of which can be undone. */
export function CorrectionList() {
  const { data, error, refetch } = useQuery(correctionsQuery);
  if (error && !data)
    return <LoadError what={texts.listFailed} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label={texts.listLoading}>
        <Skeleton className="h-16 rounded-control" />
      </div>
    );
  if (data.corrections.length === 0)
    return <p className="max-w-prose text-muted">{texts.listEmpty}</p>;
  return (
    <>
      <p className="max-w-prose text-muted">{texts.listLead}</p>
      <ul className="mt-2 divide-y">
        {data.corrections.map((correction) => (
          <Row key={correction.id} correction={correction} />
        ))}
      </ul>
    </>
  );
}
