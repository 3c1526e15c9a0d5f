import { type SetAside } from '@rolefit/contracts';
import { Button } from '@/components/ui/button';
import { useUndo } from '../api/corrections';
import { texts } from '../texts';

interface SetAsideListProps {
  scanId: string;
  setAside: readonly SetAside[];
}

/** Requirements that do not count because the user marked them as not required. */
export function SetAsideList({ scanId, setAside }: SetAsideListProps) {
  const undo = useUndo(scanId);
  if (setAside.length === 0) return null;
  return (
    <section aria-label={texts.setAside} className="max-w-3xl space-y-2">
      <h3 className="font-medium">{texts.setAside}</h3>
      <p className="text-muted">{texts.setAsideLead}</p>
      <ul className="divide-y">
        {setAside.map(({ id, words }, place) => (
          <li key={`${id}-${place}`} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 break-words text-muted">{words}</span>
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
        ))}
      </ul>
    </section>
  );
}
