import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/input';
import { splitPostings } from '../split-postings';
import { texts } from '../texts';

interface PastePostingsProps {
  pasted: string;
  isDisabled: boolean;
  onChange: (pasted: string) => void;
  onAdd: (postings: readonly string[]) => void;
}

/** A field for several postings, with the number detected. */
export function PastePostings({ pasted, isDisabled, onChange, onAdd }: PastePostingsProps) {
  const id = useId();
  const postings = splitPostings(pasted);
  const add = (event: FormEvent) => {
    event.preventDefault();
    onAdd(postings);
  };
  return (
    <form onSubmit={add} className="flex flex-col gap-3">
      <label htmlFor={id} className="text-small font-medium">
        {texts.paste}
      </label>
      <Textarea
        id={id}
        rows={9}
        value={pasted}
        aria-describedby={`${id}-hint`}
        placeholder={texts.pastePlaceholder}
        onChange={({ target }) => onChange(target.value)}
        className="flex-1"
      />
      <p id={`${id}-hint`} className="max-w-prose text-muted">
        {texts.pasteHint}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="outline" disabled={isDisabled || postings.length === 0}>
          {texts.add(postings.length)}
        </Button>
      </div>
    </form>
  );
}
