import { limits } from '@rolefit/contracts';
import { Search } from 'lucide-react';
import { cn } from '@/lib/cn';
import { Input } from '@/components/ui/input';
import { texts } from '../../list/texts';
import { useDebouncedInput } from '../../list/use-debounced-input';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** Searches while the user types, debounced. */
export function SearchField({ value, onChange, className }: SearchFieldProps) {
  const [text, type, commit] = useDebouncedInput(value, onChange);
  return (
    <form
      role="search"
      className={cn('relative', className)}
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={text}
        maxLength={limits.searchChars}
        enterKeyHint="search"
        className="pl-9"
        onChange={(event) => type(event.target.value)}
      />
    </form>
  );
}
