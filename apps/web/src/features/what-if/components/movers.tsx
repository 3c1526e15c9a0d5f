import { CircleCheck } from 'lucide-react';
import { CollapsibleTrigger, useCollapsible } from '@/components/ui/collapsible';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { type Move } from '../effects';
import { texts } from '../texts';
import { useMovingRows } from '../use-moving-rows';

const shownAtFirst = 8;

function Row({ scan: { _id, title, companyName }, before, after }: Move) {
  const isFlip = after.readyToApply && !before.readyToApply;
  return (
    <li
      data-row={_id}
      className="flex items-center justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0"
    >
      <span className="min-w-0">
        <Link
          to={paths.jobMatchDetail(_id)}
          state={{ title: screenTitles.jobMatchDetail }}
          className="block truncate font-medium hover:text-accent-strong pointer-coarse:py-2"
        >
          {title ?? texts.untitled}
        </Link>
        {companyName !== '' && (
          <span className="block truncate text-small text-muted">{companyName}</span>
        )}
      </span>
      <span className="shrink-0 text-right">
        <span className="numbers font-medium whitespace-nowrap">
          <span aria-hidden="true">{texts.change(before.overallScore, after.overallScore)}</span>
          <span className="sr-only">
            {texts.changeInWords(before.overallScore, after.overallScore)}
          </span>
        </span>
        {isFlip && (
          <span className="flex items-center justify-end gap-1 text-small text-accent-strong">
            <CircleCheck aria-hidden="true" className="size-3.5" /> {texts.becomesApplicable}
          </span>
        )}
      </span>
    </li>
  );
}

/** The scans that would change, most first. */
export function Movers({ moves }: { moves: readonly Move[] }) {
  const { shown, listId, toggle } = useCollapsible(moves, shownAtFirst);
  const list = useMovingRows(shown.map(({ scan }) => scan._id).join());
  if (moves.length === 0) return null;
  return (
    <div className="space-y-3">
      <h4 className="text-small font-medium text-muted">{texts.movers}</h4>
      <ul id={listId} ref={list}>
        {shown.map((move) => (
          <Row key={move.scan._id} {...move} />
        ))}
      </ul>
      {toggle && <CollapsibleTrigger {...toggle} texts={texts} />}
    </div>
  );
}
