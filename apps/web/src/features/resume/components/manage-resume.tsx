import { type NamedResume } from '@rolefit/contracts';
import { Pencil, RotateCw, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/error-text';
import { toast } from '@/lib/toast';
import { useChangeResume } from '../api/change-resume';
import { useEvaluateResume } from '../api/evaluate-resume';
import { texts } from '../texts';
import { RemoveResumeDialog } from './remove-resume-dialog';
import { RenameResume } from './rename-resume';

const words = texts.several;

interface ManageResumeProps {
  named: NamedResume;
  /** Id of the heading with its name. */
  headingId: string;
  /** Called when its name or its role was changed, or the form was closed. */
  onDone: () => void;
  onRemoved: () => void;
}

/** Renames a resume, makes it the default one, has it evaluated again, or removes it. */
export function ManageResume({ named, headingId, onDone, onRemoved }: ManageResumeProps) {
  const { number, name, isDefault, resume } = named;
  const evaluate = useEvaluateResume({ hasToasts: true });
  const [open, setOpen] = useState<'name' | 'removal' | null>(null);
  const change = useChangeResume(number);
  const makeDefault = () =>
    change.mutate(
      { isDefault: true },
      {
        onSuccess: () => {
          toast.success(words.isDefaultNow(name));
          onDone();
        },
        onError: (error) => toast.error(words.notChanged, { description: errorText(error) }),
      },
    );
  if (open === 'name') return <RenameResume named={named} onDone={onDone} />;
  const described = { size: 'small', 'aria-describedby': headingId } as const;
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" {...described} onClick={() => setOpen('name')}>
        <Pencil aria-hidden="true" /> {words.rename}
      </Button>
      {!isDefault && (
        <Button variant="outline" {...described} disabled={change.isPending} onClick={makeDefault}>
          <Star aria-hidden="true" /> {words.makeDefault}
        </Button>
      )}
      {resume.evaluation?.status === 'completed' && (
        <Button
          variant="outline"
          {...described}
          disabled={evaluate.isPending}
          onClick={() => {
            evaluate.mutate(number);
            onDone();
          }}
        >
          <RotateCw aria-hidden="true" /> {texts.evaluate}
        </Button>
      )}
      <Button
        variant="outlineDanger"
        {...described}
        aria-haspopup="dialog"
        onClick={() => setOpen('removal')}
      >
        <Trash2 aria-hidden="true" /> {words.remove}
      </Button>
      {open === 'removal' && (
        <RemoveResumeDialog named={named} onClose={() => setOpen(null)} onRemoved={onRemoved} />
      )}
    </div>
  );
}
