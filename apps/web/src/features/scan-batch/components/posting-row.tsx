import { CircleAlert, CircleCheck } from 'lucide-react';
import { memo, useState } from 'react';
import { Input } from '@/components/ui/input';
import {
  type BatchItem,
  type PostingField,
  lengthOf,
  type PostingValues,
  problemsOf,
} from '../batch-item';
import { texts } from '../texts';
import { PostingTextFields } from './posting-text-fields';
import { RowActions } from './row-actions';
import { RowField } from './row-field';
import { RowName } from './row-name';

interface PostingRowProps {
  item: BatchItem;
  /** Starts at 1. */
  number: number;
  /** The number of an earlier duplicate. */
  sameAs: number | null;
  isDisabled: boolean;
  onChange: (id: string, values: PostingValues) => void;
  onRemove: (id: string) => void;
}

/** A short posting can be sent, but it gets no score. */
function stateOf(item: BatchItem, hasProblem: boolean): 'refused' | 'wrong' | 'short' | 'ready' {
  if (item.answer?.outcome === 'refused') return 'refused';
  if (hasProblem) return 'wrong';
  return lengthOf(item.values).isEnough ? 'ready' : 'short';
}

function State({ item, hasProblem }: { item: BatchItem; hasProblem: boolean }) {
  const state = stateOf(item, hasProblem);
  const isSendable = state === 'ready' || state === 'short';
  const Icon = state === 'ready' ? CircleCheck : CircleAlert;
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-small font-medium whitespace-nowrap ${isSendable ? 'text-muted' : 'text-danger'}`}
    >
      <Icon className="size-4" aria-hidden="true" /> {texts.states[state]}
    </span>
  );
}

/** One posting with its errors and fields to correct it. */
export const PostingRow = memo(function PostingRow({
  item,
  number,
  sameAs,
  isDisabled,
  onChange,
  onRemove,
}: PostingRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, values } = item;
  const problems = problemsOf(item);
  const set = (field: PostingField, value: string) => onChange(id, { ...values, [field]: value });
  const others = [
    problems[''],
    problems['jobDescription'],
    problems['title'],
    problems['logo'],
  ].filter((problem) => problem !== undefined);
  return (
    <li className="px-4 py-4 sm:px-5">
      <div className="grid gap-x-4 gap-y-3 @min-[30rem]:grid-cols-2 @min-[52rem]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1.25fr)_7.5rem_4.5rem] @min-[52rem]:items-start">
        <RowName number={number} values={values} sameAs={sameAs} problems={others} />
        <RowField
          label={texts.list.company}
          fullLabel={texts.list.companyOf(number)}
          error={problems['companyName']}
          isInColumn
        >
          {(control) => (
            <Input
              {...control}
              value={values.companyName}
              disabled={isDisabled}
              autoComplete="off"
              onChange={({ target }) => set('companyName', target.value)}
            />
          )}
        </RowField>
        <RowField
          label={texts.list.url}
          fullLabel={texts.list.urlOf(number)}
          error={problems['url']}
          isInColumn
        >
          {(control) => (
            <Input
              {...control}
              value={values.url}
              disabled={isDisabled}
              inputMode="url"
              autoComplete="off"
              placeholder={texts.list.urlPlaceholder}
              onChange={({ target }) => set('url', target.value)}
            />
          )}
        </RowField>
        <div className="flex items-center justify-between gap-2 @min-[30rem]:col-span-2 @min-[52rem]:grid @min-[52rem]:h-10 @min-[52rem]:grid-cols-subgrid">
          <State item={item} hasProblem={Object.keys(problems).length > 0} />
          <RowActions
            number={number}
            isDisabled={isDisabled}
            isOpen={isOpen}
            onEdit={() => setIsOpen(!isOpen)}
            onRemove={() => onRemove(id)}
          />
        </div>
      </div>
      {isOpen && (
        <PostingTextFields number={number} values={values} isDisabled={isDisabled} onChange={set} />
      )}
    </li>
  );
});
