import { type Job } from '@rolefit/contracts';
import { Bookmark, NotebookPen } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useSaved } from '../../api/save-scan';
import { texts } from '../../saved/texts';
import { StageSelect } from './stage-select';

interface SavedControlsProps {
  job: Job;
  isNoteOpen: boolean;
  onNote: () => void;
}

/** Saves the open scan; once it is saved, its stage and the way to its note. */
export function SavedControls({ job, isNoteOpen, onNote }: SavedControlsProps) {
  const { save, unsave } = useSaved(job._id);
  const { saved } = job;
  const isSaved = saved !== null;
  const hasNote = isSaved && saved.note !== '';
  return (
    <>
      {/* One button, so that it keeps the focus when pressed. */}
      <Button
        variant="outline"
        aria-label={isSaved ? texts.unsave : undefined}
        className={isSaved ? 'w-10 px-0 pointer-coarse:w-11' : ''}
        onClick={isSaved ? unsave : save}
      >
        <Bookmark aria-hidden="true" className={isSaved ? 'fill-accent text-accent' : ''} />
        {!isSaved && texts.save}
      </Button>
      {isSaved && (
        <>
          <StageSelect
            scanId={job._id}
            stage={saved.stage}
            aria-label={texts.stage}
            className="min-w-28"
          />
          <Button
            variant="outline"
            aria-expanded={isNoteOpen}
            aria-label={hasNote ? texts.editNote : texts.addNote}
            className="w-10 px-0 pointer-coarse:w-11"
            onClick={onNote}
          >
            <NotebookPen aria-hidden="true" className={hasNote ? 'text-accent' : ''} />
          </Button>
        </>
      )}
    </>
  );
}
