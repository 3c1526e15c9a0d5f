import { caseEndpoints } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Input } from '@/components/ui/input';
import { api } from '@/lib/api';
import { caseKeys } from '@/lib/query-keys';
import { linesOf, linesWith } from '../lines';
import { texts } from '../texts';
import { FormDialog } from './form-dialog';

interface HaveDialogProps {
  scanId: string;
  needsLine: boolean;
  onClose: () => void;
  /** @param line null for the user's word */
  onSave: (line: string | null) => void;
}

interface ChoiceProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-control px-3 py-2 hover:bg-accent-soft has-checked:bg-accent-soft pointer-coarse:min-h-11">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0 break-words">{children}</span>
    </label>
  );
}

/** Asks which line of the resume shows what the user has. */
export function HaveDialog({ scanId, needsLine, onClose, onSave }: HaveDialogProps) {
  const { data, error } = useQuery({
    queryKey: caseKeys.of(scanId),
    queryFn: ({ signal }) => api.call(caseEndpoints.getCase, { params: { id: scanId }, signal }),
  });
  const [search, setSearch] = useState('');
  const [line, setLine] = useState<string | null>(null);
  const name = useId();
  const lines = linesWith(data ? linesOf(data.resume) : [], search);
  const note = error
    ? texts.linesFailed
    : data === undefined
      ? texts.loadingLines
      : lines.length === 0
        ? texts.noLines
        : null;
  return (
    <FormDialog
      title={texts.haveTitle}
      lead={needsLine ? texts.titleNeedsLine : texts.haveLead}
      canSave={line !== null || !needsLine}
      onClose={onClose}
      onSave={() => onSave(line)}
    >
      <Input
        type="search"
        className="shrink-0"
        value={search}
        aria-label={texts.findLine}
        placeholder={texts.findLine}
        onChange={({ target }) => setSearch(target.value)}
      />
      {/* Not a fieldset, whose content would overflow it where the window is low. */}
      <div
        role="radiogroup"
        aria-label={texts.haveTitle}
        className="min-h-24 flex-1 overflow-y-auto rounded-control border p-1"
      >
        {!needsLine && (
          <Choice name={name} isChosen={line === null} onChoose={() => setLine(null)}>
            {texts.onMyWord}
          </Choice>
        )}
        {lines.map((one) => (
          <Choice key={one} name={name} isChosen={line === one} onChoose={() => setLine(one)}>
            {one}
          </Choice>
        ))}
        {note !== null && (
          <p role="status" className="px-3 py-2 text-small text-muted">
            {note}
          </p>
        )}
      </div>
    </FormDialog>
  );
}
