import { Pencil } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { iconButton } from '@/lib/control-styles';
import { scanName } from '../lists/scan-name';
import { texts } from '../texts';
import { type ScanForm } from './use-scan-form';

interface PostingHeadProps {
  form: ScanForm;
  /** Id of the fields. */
  fieldsId: string;
  isEditing: boolean;
  onEdit: () => void;
}

/** Title and company as text, with the way to all fields. */
export function PostingHead({ form, fieldsId, isEditing, onEdit }: PostingHeadProps) {
  const [title = '', companyName = ''] = useWatch({
    control: form.control,
    name: ['title', 'companyName'],
  });
  const name = scanName({ title: title === '' ? null : title, companyName });
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <h2 className="line-clamp-2 font-semibold break-words">{name}</h2>
        {name !== companyName && <p className="truncate text-small text-muted">{companyName}</p>}
      </div>
      <button
        type="button"
        className={`${iconButton} -mt-1 -mr-2`}
        aria-label={texts.editNamed(name)}
        title={texts.edit}
        aria-expanded={isEditing}
        aria-controls={fieldsId}
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" />
      </button>
    </div>
  );
}
