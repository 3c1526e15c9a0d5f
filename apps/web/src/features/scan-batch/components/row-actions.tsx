import { Pencil, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { texts } from '../texts';

interface RowActionsProps {
  number: number;
  isDisabled: boolean;
  isOpen: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** Buttons to edit a posting and to remove it. */
export function RowActions({ number, isDisabled, isOpen, onEdit, onRemove }: RowActionsProps) {
  return (
    <span className="flex justify-end">
      <Button
        variant="quiet"
        size="icon"
        disabled={isDisabled}
        aria-expanded={isOpen}
        aria-label={texts.list.edit(number)}
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        disabled={isDisabled}
        aria-label={texts.list.remove(number)}
        data-remove
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </Button>
    </span>
  );
}
