import { type AnswerKind, type Answers } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { LoadError } from '@/components/layout/load-error';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { fieldsOf } from '@/lib/navigation-state';
import { useLocation } from '@/lib/routing/location';
import { useNavigate } from '@/lib/routing/navigate';
import { answersQuery } from '../../api/answers';
import { AnswerRow } from './answer-row';
import { summarise } from './summarise';
import { texts } from './texts';

/** Link back to the match that the user came from. */
function Back() {
  const { state } = useLocation();
  const navigate = useNavigate();
  if (fieldsOf(state)['isFromMatch'] !== true) return null;
  return (
    <Button variant="outline" size="small" onClick={() => navigate(-1)}>
      <ArrowLeft aria-hidden="true" /> {texts.back}
    </Button>
  );
}

const kinds = [
  'workPermits',
  'licences',
  'clearances',
  'places',
  'languages',
  'conditions',
] as const satisfies readonly AnswerKind[];

function Rows({ answers }: { answers: Answers }) {
  const summaries = summarise(answers);
  return (
    <div className="divide-y">
      {kinds.map((kind) => (
        <AnswerRow key={kind} kind={kind} answers={answers} summary={summaries[kind]} />
      ))}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={texts.loading} className="space-y-6 py-4">
      {kinds.map((kind) => (
        <Skeleton key={kind} className="h-6 rounded-control" />
      ))}
    </div>
  );
}

/** Answers that resumes rarely contain but postings ask for; the conditions of every match use them. */
export function AnswersSection() {
  const { data: answers, error, refetch } = useQuery(answersQuery);
  return (
    <Card className="p-6">
      <div className="space-y-1 pb-3">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 className="text-lead font-semibold">{texts.title}</h2>
          <Back />
        </div>
        <p className="max-w-prose text-muted">{texts.intro}</p>
      </div>
      {answers ? (
        <Rows answers={answers} />
      ) : error ? (
        <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Card>
  );
}
