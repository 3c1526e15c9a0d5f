import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/lib/toast';
import { type BatchItem, findDuplicates, type PostingValues } from '../batch-item';
import { nameOf } from '../posting-name';
import { texts } from '../texts';
import { PostingRow } from './posting-row';

interface PostingListProps {
  items: readonly BatchItem[];
  /** Receives the focus when the focused element is removed. */
  heading: RefObject<HTMLHeadingElement | null>;
  isDisabled: boolean;
  onChange: (id: string, values: PostingValues) => void;
  onRemove: (id: string) => void;
  onPutBack: (item: BatchItem, place: number) => void;
  onClear: () => void;
}

/** All postings with their fields: in columns if they fit, stacked otherwise. */
export function PostingList({
  items,
  heading,
  isDisabled,
  onChange,
  onRemove,
  onPutBack,
  onClear,
}: PostingListProps) {
  const list = useRef<HTMLOListElement>(null);
  const same = useMemo(() => findDuplicates(items), [items]);
  const shown = useRef(items);
  useEffect(() => {
    shown.current = items;
  });
  const remove = useCallback(
    (id: string) => {
      const place = shown.current.findIndex((item) => item.id === id);
      const item = shown.current[place];
      if (!item) return;
      onRemove(id);
      toast(texts.list.removed(nameOf(item.values)), {
        action: { label: texts.list.undo, onClick: () => onPutBack(item, place) },
      });
      // The focused button is removed: focus the next row's, or the heading.
      requestAnimationFrame(() =>
        (
          list.current?.children[place]?.querySelector<HTMLElement>('[data-remove]') ??
          heading.current
        )?.focus(),
      );
    },
    [heading, onRemove, onPutBack],
  );
  return (
    <section aria-label={texts.list.caption} className="@container space-y-3">
      <div className="flex items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="numbers scroll-mt-20 text-lead font-semibold">
          {texts.list.title(items.length)}
        </h2>
        <Button variant="quiet" size="small" disabled={isDisabled} onClick={onClear}>
          {texts.list.clear}
        </Button>
      </div>
      <Card className="overflow-hidden">
        <div
          aria-hidden="true"
          className="hidden gap-x-4 border-b px-5 py-3 text-small font-medium text-muted @min-[52rem]:grid @min-[52rem]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1.25fr)_7.5rem_4.5rem]"
        >
          <span>{texts.list.posting}</span>
          <span>{texts.list.company}</span>
          <span>{texts.list.url}</span>
          <span>{texts.list.state}</span>
        </div>
        <ol ref={list} className="divide-y">
          {items.map((item, place) => {
            const before = same.get(item.id);
            return (
              <PostingRow
                key={item.id}
                item={item}
                number={place + 1}
                sameAs={before === undefined ? null : before + 1}
                isDisabled={isDisabled}
                onChange={onChange}
                onRemove={remove}
              />
            );
          })}
        </ol>
      </Card>
    </section>
  );
}
