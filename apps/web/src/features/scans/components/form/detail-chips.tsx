import { Pencil, Plus } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { type FieldProblem } from '@/components/ui/field';
import { DetailField } from './detail-field';
import { texts } from './texts';

export const detailNames = ['title', 'companyName', 'url'] as const;
export type DetailName = (typeof detailNames)[number];

interface DetailChipsProps {
  values: Readonly<Record<DetailName, string>>;
  errors: Readonly<Partial<Record<DetailName, FieldProblem>>>;
  onChange: (name: DetailName, value: string) => void;
}

function Chip({ name, value, onEdit }: { name: DetailName; value: string; onEdit: () => void }) {
  const isKnown = value !== '';
  const Icon: ReactNode = isKnown ? (
    <Pencil aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
  ) : (
    <Plus aria-hidden="true" className="size-3.5 shrink-0" />
  );
  return (
    <button
      type="button"
      aria-label={isKnown ? texts.editDetail(texts.details[name], value) : texts.addDetail[name]}
      onClick={onEdit}
      className={`inline-flex min-h-9 max-w-full items-center gap-2 rounded-2xl border px-3 text-left text-small transition-colors duration-150 hover:border-accent pointer-coarse:min-h-11 ${isKnown ? 'bg-sunken' : 'border-dashed border-control/70 text-muted'}`}
    >
      {!isKnown && Icon}
      <span className="min-w-0 truncate">
        {isKnown ? (
          <>
            <span className="text-muted">{texts.details[name]}</span> {value}
          </>
        ) : (
          texts.addDetail[name]
        )}
      </span>
      {isKnown && Icon}
    </button>
  );
}

/** What was read from the pasted text, each to be corrected in place; none of it is needed. */
export function DetailChips({ values, errors, onChange }: DetailChipsProps) {
  // An opened field stays open: if it closed on blur, the next chip would move away under the pointer.
  const [open, setOpen] = useState<readonly DetailName[]>([]);
  return (
    <div role="group" aria-label={texts.detailsLabel} className="flex flex-wrap items-start gap-2">
      {detailNames.map((name) =>
        open.includes(name) || errors[name] ? (
          <DetailField
            key={name}
            label={texts.details[name]}
            value={values[name]}
            error={errors[name]}
            isUrl={name === 'url'}
            isFocused={open.includes(name)}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(name, target.value)}
          />
        ) : (
          <Chip
            key={name}
            name={name}
            value={values[name]}
            onEdit={() => setOpen([...open, name])}
          />
        ),
      )}
    </div>
  );
}
