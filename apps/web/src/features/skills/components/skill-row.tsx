import { X } from 'lucide-react';
import { memo, useId } from 'react';
import { type FieldError, type UseFormRegister } from 'react-hook-form';
import { type SkillsUpdate } from '@rolefit/contracts';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { texts } from '../texts';

interface SkillRowProps {
  index: number;
  register: UseFormRegister<SkillsUpdate>;
  nameError: FieldError | undefined;
  scoreError: FieldError | undefined;
  onRemove: (index: number) => void;
}

/** Fields for one skill with their errors. */
export const SkillRow = memo(function SkillRow({
  index,
  register,
  nameError,
  scoreError,
  onRemove,
}: SkillRowProps) {
  const id = useId();
  const place = index + 1;
  return (
    <li className="space-y-1">
      <div className="flex gap-2">
        <Input
          aria-label={texts.nameOf(place)}
          aria-invalid={nameError !== undefined}
          aria-describedby={`${id}-name`}
          autoComplete="off"
          className="scroll-mb-24"
          {...register(`skills.${index}.name`)}
        />
        <div className="w-20 shrink-0 sm:w-24">
          <Input
            aria-label={texts.scoreOf(place)}
            aria-invalid={scoreError !== undefined}
            aria-describedby={`${id}-score`}
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            className="numbers scroll-mb-24"
            {...register(`skills.${index}.score`, { valueAsNumber: true })}
          />
        </div>
        <Button
          variant="quiet"
          size="icon"
          className="scroll-mb-24"
          aria-label={texts.remove(place)}
          onClick={() => onRemove(index)}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 pr-11 pointer-coarse:pr-13">
        <FieldMessage id={`${id}-name`} error={nameError} />
        <FieldMessage id={`${id}-score`} error={scoreError} className="ml-auto text-right" />
      </div>
    </li>
  );
});
