import { type JobSort, jobSorts } from '@rolefit/contracts';
import { useId } from 'react';
import { Select } from '@/components/ui/select';
import { cn } from '@/lib/cn';
import { texts } from '../../list/texts';

interface SortSelectProps {
  value: JobSort;
  onChange: (sort: JobSort) => void;
  className?: string;
}

export function SortSelect({ value, onChange, className }: SortSelectProps) {
  const id = useId();
  return (
    <div className={cn('flex items-center gap-2', className)}>
      <label htmlFor={id} className="text-small text-muted max-sm:sr-only">
        {texts.sort}
      </label>
      <Select
        id={id}
        value={value}
        className="min-w-0 flex-1"
        onChange={(event) => {
          const sort = jobSorts.find((one) => one === event.target.value);
          if (sort) onChange(sort);
        }}
      >
        {jobSorts.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sorts[sort]}
          </option>
        ))}
      </Select>
    </div>
  );
}
