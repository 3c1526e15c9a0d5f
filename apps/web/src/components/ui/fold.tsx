import { type MouseEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '@/lib/cn';
import { Button, type ButtonProps } from './button';

interface FoldTexts {
  showAll: (count: number) => string;
  showFewer: string;
}

/**
 * A list of which the first few show until somebody wants all of it.
 * @param slack so many more than `shownAtFirst` show at once: a button that hides three items saves nobody anything
 * @returns `shown`, the items to draw; `listId`, the `id` of their list; `toggle`, the properties of its `FoldButton`, or null where all show anyway
 */
export function useFold<Item>(items: readonly Item[], shownAtFirst: number, slack = 0) {
  const [isWhole, setIsWhole] = useState(false);
  const listId = useId();
  const isMore = items.length > shownAtFirst + slack;
  return {
    shown: isWhole || !isMore ? items : items.slice(0, shownAtFirst),
    listId,
    toggle: isMore ? { count: items.length, isWhole, listId, onToggle: () => setIsWhole(!isWhole) } : null,
  };
}

type FoldButtonProps = NonNullable<ReturnType<typeof useFold>['toggle']> & { texts: FoldTexts } & Pick<ButtonProps, 'variant' | 'className'>;

/** Shows all of a folded list, and the first few again. */
export function FoldButton({ count, isWhole, listId, onToggle, texts, variant = 'outline', className }: FoldButtonProps) {
  const toggle = ({ currentTarget }: MouseEvent) => {
    flushSync(onToggle);
    // A long list that folds takes its end along, and whoever stood there.
    currentTarget.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Button variant={variant} size="small" className={cn('scroll-mt-20', className)} aria-expanded={isWhole} aria-controls={listId} onClick={toggle}>
      {isWhole ? texts.showFewer : texts.showAll(count)}
    </Button>
  );
}
