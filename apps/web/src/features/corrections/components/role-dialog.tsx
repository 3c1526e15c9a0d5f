import { type CorrectionRequest, limits, type Role } from '@rolefit/contracts';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, type FieldProblem } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { texts } from '../texts';
import { FormDialog } from './form-dialog';

const words = texts.fact;

interface RoleDialogProps {
  /** As it was read. */
  role: Role;
  onClose: () => void;
  onSave: (request: CorrectionRequest) => void;
}

const monthOrNull = (value: string) => (/^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : null);

interface LineProps {
  label: string;
  type?: 'text' | 'month';
  value: string;
  error?: FieldProblem;
  isOptional?: boolean;
  isDisabled?: boolean;
  onChange: (value: string) => void;
}

function Line({
  label,
  type = 'text',
  value,
  error,
  isOptional = true,
  isDisabled = false,
  onChange,
}: LineProps) {
  return (
    <Field label={label} error={error} isOptional={isOptional}>
      {(control) => (
        <Input
          {...control}
          type={type}
          // Where browsers have no field for months, it is typed.
          placeholder={type === 'month' ? words.monthExample : undefined}
          value={value}
          disabled={isDisabled}
          maxLength={limits.roleTitleChars}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** Form to correct a role. */
export function RoleDialog({ role, onClose, onSave }: RoleDialogProps) {
  const [title, setTitle] = useState(role.title);
  const [employer, setEmployer] = useState(role.employer ?? '');
  const [start, setStart] = useState(role.start ?? '');
  const [end, setEnd] = useState(role.end ?? '');
  const [isCurrent, setIsCurrent] = useState(role.isCurrent);
  const noTitle = title.trim() === '' ? { message: words.titleEmpty } : undefined;
  const isBackwards = !isCurrent && start !== '' && end !== '' && end < start;
  const save = () =>
    onSave({
      about: 'role',
      words: role.quote.text,
      startAsRead: role.start,
      ruling: {
        type: 'edit',
        title: title.trim(),
        employer: employer.trim() || null,
        start: monthOrNull(start),
        end: isCurrent ? null : monthOrNull(end),
        isCurrent,
      },
    });
  return (
    <FormDialog
      title={words.roleTitle}
      lead={words.lead}
      canSave={noTitle === undefined && !isBackwards}
      onClose={onClose}
      onSave={save}
    >
      <Line
        label={words.title}
        error={noTitle}
        isOptional={false}
        value={title}
        onChange={setTitle}
      />
      <Line label={words.employer} value={employer} onChange={setEmployer} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Line type="month" label={words.start} value={start} onChange={setStart} />
        <Line
          type="month"
          label={words.end}
          error={isBackwards ? { message: words.endBeforeStart } : undefined}
          value={isCurrent ? '' : end}
          isDisabled={isCurrent}
          onChange={setEnd}
        />
      </div>
      <Checkbox isChecked={isCurrent} onChange={setIsCurrent} label={words.isCurrent} />
    </FormDialog>
  );
}
