import { ApiError } from '@rolefit/api-client';
import { type Resume, type ResumeReading } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { BookOpenText, RotateCw, ScanText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '@/components/layout/empty-state';
import { LoadError } from '@/components/layout/load-error';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { isEvaluating } from '@/lib/profile';
import { readingQuery } from '../../api/get-reading';
import { texts as resumeTexts } from '../../texts';

const texts = resumeTexts.reading;

// Lazy: loaded together with its data.
const ReadingView = lazy(async () => ({ default: (await import('./reading-view')).ReadingView }));

interface ReadingDialogProps {
  /** Which of the user's resumes it is. */
  number: number;
  resume: Resume;
  /** The resume's name; null if it is the only one. */
  name?: string | null;
  /** Id of the heading with the name. */
  headingId?: string | undefined;
  onEvaluate: () => void;
}

function Loading() {
  return (
    <div
      role="status"
      aria-label={texts.loading}
      className="grid flex-1 gap-8 p-5 shell:grid-cols-[20rem_1fr]"
    >
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}

/** A resume that has not been read yet is not an error. */
function isNotRead(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'RESUME_NOT_READ';
}

function NotRead({ isUnderWay, onEvaluate }: { isUnderWay: boolean; onEvaluate: () => void }) {
  const words = isUnderWay ? texts.underWay : texts.notRead;
  return (
    <div className="p-5">
      <EmptyState
        icon={ScanText}
        title={words.title}
        action={
          !isUnderWay && (
            <Button onClick={onEvaluate}>
              <RotateCw aria-hidden="true" /> {texts.notRead.evaluate}
            </Button>
          )
        }
      >
        {words.then}
      </EmptyState>
    </div>
  );
}

function describe({
  fileName,
  pages,
  hidden,
  readAs,
  facts: { asOf, language },
  reading: { model },
}: ResumeReading): string {
  return texts.described({
    fileName,
    pages,
    language,
    asOf,
    model,
    isSearched: hidden !== null,
    isScan: readAs === 'scan',
  });
}

/** Shows what Rolefit read from the resume: the text, the facts, and hidden text that was ignored. */
export function ReadingDialog({
  number,
  resume,
  name = null,
  headingId,
  onEvaluate,
}: ReadingDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: reading, error, refetch } = useQuery({ ...readingQuery(number), enabled: isOpen });
  const isFormer = reading !== undefined && reading.resumeId !== resume.id;
  const evaluate = () => {
    setIsOpen(false);
    onEvaluate();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={name === null ? texts.title : texts.titleOf(name)}
      description={reading ? describe(reading) : texts.description}
      trigger={
        <Button variant="outline" size="small" aria-describedby={headingId}>
          <BookOpenText aria-hidden="true" /> {texts.title}
        </Button>
      }
    >
      {isFormer && (
        <p className="border-b bg-sunken px-5 py-3 text-small">
          {(resume.evaluation?.status === 'failed' ? texts.formerFailed : texts.formerWaits)(
            resume.fileName,
          )}
        </p>
      )}
      {reading && (
        <Suspense fallback={<Loading />}>
          <ReadingView key={reading.resumeId} reading={reading} />
        </Suspense>
      )}
      {!reading && !error && <Loading />}
      {!reading && isNotRead(error) && (
        <NotRead isUnderWay={isEvaluating(resume.evaluation?.status)} onEvaluate={evaluate} />
      )}
      {!reading && error && !isNotRead(error) && (
        <div className="p-5">
          <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
        </div>
      )}
    </Dialog>
  );
}
