import { type MouseEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '@/lib/cn';
import { Button, type ButtonProps } from './button';

interface CollapsibleTexts {
  showAll: (count: number) => string;
  showFewer: string;
}

/**
 * A list that shows its first items until it is expanded.
 * @param slack number of items beyond `shownAtFirst` that are still shown without a button: hiding three items saves no space
 * @returns `shown`, the items to render; `listId`, the `id` of their list; `toggle`, the props of its `CollapsibleTrigger`, or null where all are shown anyway
 */
export function useCollapsible<Item>(items: readonly Item[], shownAtFirst: number, slack = 0) {
  const [isWhole, setIsWhole] = useState(false);
  const listId = useId();
  const isMore = items.length > shownAtFirst + slack;
  return {
    shown: isWhole || !isMore ? items : items.slice(0, shownAtFirst),
    listId,
    toggle: isMore
      ? { count: items.length, isWhole, listId, onToggle: () => setIsWhole(!isWhole) }
      : null,
  };
}

type CollapsibleTriggerProps = NonNullable<ReturnType<typeof useCollapsible>['toggle']> & {
  texts: CollapsibleTexts;
} & Pick<ButtonProps, 'variant' | 'className'>;

/** Shows all of a folded list, and the first few again. */
export function CollapsibleTrigger({
  count,
  isWhole,
  listId,
  onToggle,
  texts,
  variant = 'outline',
  className,
}: CollapsibleTriggerProps) {
  const toggle = ({ currentTarget }: MouseEvent) => {
    flushSync(onToggle);
    // Collapsing a long list may move the button out of view.
    currentTarget.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Button
      variant={variant}
      size="small"
      className={cn('scroll-mt-20', className)}
      aria-expanded={isWhole}
      aria-controls={listId}
      onClick={toggle}
    >
      {isWhole ? texts.showFewer : texts.showAll(count)}
    </Button>
  );
}
