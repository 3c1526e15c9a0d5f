import { type Saved } from '@rolefit/contracts';
import { useId } from 'react';
import { Card } from '@/components/ui/card';
import { texts } from '../../saved/texts';
import { NoteEditor } from './note-editor';
import { StageSelect } from './stage-select';

/** Stage and note of the open saved job. */
export function SavedPanel({ id, saved }: { id: string; saved: Saved }) {
  const stageId = useId();
  return (
    <Card
      role="region"
      aria-label={texts.panel}
      className="grid gap-x-8 gap-y-4 p-5 sm:grid-cols-[12rem_1fr]"
    >
      <div className="space-y-1.5">
        <label htmlFor={stageId} className="block text-small font-medium">
          {texts.stage}
        </label>
        <StageSelect scanId={id} stage={saved.stage} controlId={stageId} className="w-full" />
      </div>
      <NoteEditor id={id} saved={saved} rows={2} />
    </Card>
  );
}
