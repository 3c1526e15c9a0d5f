import { type ExportFormat } from '@rolefit/contracts';
import { ChevronDown, Download } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { toast } from '@/lib/toast';
import { useExportScans } from '../api/export-scans';
import { texts } from '../texts';

const words = texts.export;
const formats = ['csv', 'json'] as const satisfies readonly ExportFormat[];

/** Popover with the export formats; closes on Escape or when it loses the focus. */
export function ExportMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const exportScans = useExportScans();
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const closeBy = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const choose = (format: ExportFormat) => {
    setIsOpen(false);
    button.current?.focus();
    exportScans.mutate(format, {
      onSuccess: () => toast.success(words.done),
      onError: (error) => toast.error(words.failed, { description: errorText(error) }),
    });
  };

  return (
    <div className="relative w-max" onKeyDown={closeBy} onBlur={closeWhenLeft}>
      <Button
        ref={button}
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={listId}
        disabled={exportScans.isPending}
        onClick={() => setIsOpen(!isOpen)}
      >
        <PendingLabel isPending={exportScans.isPending} pending={words.pending}>
          <Download aria-hidden="true" /> {words.open} <ChevronDown aria-hidden="true" />
        </PendingLabel>
      </Button>
      <ul
        id={listId}
        hidden={!isOpen}
        aria-label={words.menu}
        className="absolute left-0 z-10 mt-1 w-max min-w-full rounded-card sm:right-0 sm:left-auto border bg-surface p-1 shadow-float"
      >
        {formats.map((format) => (
          <li key={format}>
            <Button
              variant="quiet"
              size="small"
              className="w-full justify-start"
              onClick={() => choose(format)}
            >
              {words[format]}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
