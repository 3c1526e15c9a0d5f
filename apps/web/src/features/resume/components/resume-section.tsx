import { type Profile } from '@rolefit/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Card } from '@/components/ui/card';
import { isAnyEvaluating } from '@/lib/profile';
import { followEvaluationInToasts } from '../evaluation-toasts';
import { texts } from '../texts';
import { AddResume } from './add-resume';
import { ResumeBlock } from './resume-block';
import { ResumeList } from './resume-list';

const words = texts.section;

// Lazy: nearly all users here have a resume.
const FirstResume = lazy(async () => ({ default: (await import('./first-resume')).FirstResume }));

/** The user's resumes, or a dropzone for the first one. */
export function ResumeSection({ profile }: { profile: Pick<Profile, 'resumes' | 'skills'> }) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { resumes, skills } = profile;
  const isReading = isAnyEvaluating(profile);
  useEffect(() => {
    if (isReading) followEvaluationInToasts(client);
  }, [isReading, client]);
  const focusHeading = () => heading.current?.focus();
  const hasSeveral = resumes.length > 1;
  const [only] = resumes;

  return (
    <Card className="space-y-5 p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
        {hasSeveral ? words.titleSeveral : words.title}
      </h2>
      {only === undefined && (
        <>
          <p className="text-muted">{words.none}</p>
          <Suspense fallback={<div className="h-48" />}>
            <FirstResume />
          </Suspense>
        </>
      )}
      {only && !hasSeveral && (
        <ResumeBlock
          named={only}
          // Skills from a resume imply a completed evaluation, of this file or of an earlier one.
          hasFormerReading={skills.some(({ source }) => source === 'resume')}
        />
      )}
      {hasSeveral && <ResumeList resumes={resumes} onRemoved={focusHeading} />}
      {only && <AddResume resumes={resumes} onAdded={focusHeading} />}
    </Card>
  );
}
