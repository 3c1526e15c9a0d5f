import { type NamedResume, type Resume } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, RotateCw } from 'lucide-react';
import { type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { api } from '@/lib/api';
import { formatFullDate, formatWhen } from '@/lib/format';
import { isEvaluating } from '@/lib/profile';
import { lastModifiedQuery } from '../api/last-modified';
import { texts } from '../texts';
import { useResumeActions } from '../use-resume-actions';
import { FileRow } from './chosen-file';
import { EvaluationState } from './evaluation-state';
import { ReadingDialog } from './reading/reading-dialog';
import { Reupload } from './reupload';

const words = texts.section;

function LastUpdated({ resume }: { resume: Resume }) {
  const { data: lastModified } = useQuery(lastModifiedQuery(resume));
  // The upload time, until or unless the header provides a better one.
  const when = lastModified ?? resume.uploadedAt;
  return (
    <p className="text-small text-muted">
      {words.lastUpdated}{' '}
      <time dateTime={when} title={formatFullDate(when)}>
        {formatWhen(when)}
      </time>
    </p>
  );
}

interface ResumeBlockProps {
  named: NamedResume;
  /** Whether scores and skills are based on an earlier version. */
  hasFormerReading: boolean;
  /** If there are several: the id of its heading, which distinguishes its buttons from those of the others. */
  headingId?: string;
  /** More actions. */
  children?: ReactNode;
}

/** A resume: its file, the outcome of its evaluation, and its replacement. */
export function ResumeBlock({ named, hasFormerReading, headingId, children }: ResumeBlockProps) {
  const { number, name, resume } = named;
  const { evaluate, isStarting, replace, isUploading, share } = useResumeActions(number);
  const status = resume.evaluation?.status;
  // In this case the error message contains the retry button.
  const canTryAgain = resume.evaluation?.failure?.retryable === true;
  // If there are several, evaluating one again is rare, so it is among the further actions.
  const isOffered = headingId === undefined ? !isEvaluating(status) : status === undefined;
  return (
    <>
      <FileRow name={resume.fileName} sizeBytes={resume.sizeBytes} />
      {isUploading && <Progress value={share * 100} label={texts.file.upload} />}
      <EvaluationState
        resume={resume}
        hasFormerReading={hasFormerReading}
        isBusy={isStarting}
        onEvaluate={evaluate}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button asChild variant="outline" size="small">
          <a
            href={api.resolveUrl(resume.url)}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={headingId}
          >
            {words.open} <ExternalLink aria-hidden="true" />
          </a>
        </Button>
        <ReadingDialog
          number={number}
          resume={resume}
          name={headingId === undefined ? null : name}
          headingId={headingId}
          onEvaluate={evaluate}
        />
        <Reupload
          isUploading={isUploading}
          name={headingId === undefined ? null : name}
          headingId={headingId}
          onFile={replace}
        />
        {isOffered && !canTryAgain && (
          <Button
            variant={status === undefined ? 'primary' : 'quiet'}
            size="small"
            disabled={isStarting}
            aria-describedby={headingId}
            onClick={evaluate}
          >
            <RotateCw aria-hidden="true" /> {texts.evaluate}
          </Button>
        )}
        {children}
      </div>
      <LastUpdated resume={resume} />
    </>
  );
}
