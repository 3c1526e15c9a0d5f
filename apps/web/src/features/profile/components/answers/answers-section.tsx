import { type AnswerKind, type Answers, clearanceNameSchema, licenceNameSchema, permitCountrySchema } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadError } from '@/components/layout/load-error';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { answersQuery } from '../../api/answers';
import { AnswerRow } from './answer-row';
import { LanguagesAnswer } from './languages-answer';
import { ListAnswer } from './list-answer';
import { countryLabel, countryOptions } from './named-codes';
import { PlacesAnswer } from './places-answer';
import { summarise } from './summarise';
import { texts } from './texts';

/** For whoever came from a match's condition. */
function Back() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isFromMatch = typeof state === 'object' && state !== null && 'isFromMatch' in state && state.isFromMatch === true;
  if (!isFromMatch) return null;
  return (
    <Button variant="outline" size="small" onClick={() => void navigate(-1)}>
      <ArrowLeft aria-hidden="true" /> {texts.back}
    </Button>
  );
}

/** By which a posting's condition leads to its answer. */
const ids = { workPermits: 'answer-work-permit', licences: 'answer-licence', clearances: 'answer-clearance', places: 'answer-place', languages: 'answer-language' } as const satisfies Record<AnswerKind, string>;

function Rows({ answers }: { answers: Answers }) {
  const summaries = summarise(answers);
  const row = (kind: AnswerKind) => ({ id: ids[kind], answers, title: texts[kind].title, why: texts[kind].why, summary: summaries[kind], isAnswered: answers[kind] !== undefined });
  const list = (kind: 'workPermits' | 'licences' | 'clearances', status: ReactNode) => ({ id: ids[kind], words: texts[kind], answer: answers[kind], status });
  return (
    <div className="divide-y">
      <AnswerRow {...row('workPermits')}>
        {(save, status) => <ListAnswer {...list('workPermits', status)} schema={permitCountrySchema} options={countryOptions} labelOf={countryLabel} onChange={(workPermits) => save({ workPermits })} />}
      </AnswerRow>
      <AnswerRow {...row('licences')}>{(save, status) => <ListAnswer {...list('licences', status)} schema={licenceNameSchema} onChange={(licences) => save({ licences })} />}</AnswerRow>
      <AnswerRow {...row('clearances')}>{(save, status) => <ListAnswer {...list('clearances', status)} schema={clearanceNameSchema} onChange={(clearances) => save({ clearances })} />}</AnswerRow>
      <AnswerRow {...row('places')}>{(save, status) => <PlacesAnswer id={ids.places} status={status} answer={answers.places} onChange={(places) => save({ places })} />}</AnswerRow>
      <AnswerRow {...row('languages')}>{(save, status) => <LanguagesAnswer id={ids.languages} status={status} answer={answers.languages} onChange={(languages) => save({ languages })} />}</AnswerRow>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={texts.loading} className="space-y-6 py-4">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="h-6 rounded-control" />
      ))}
    </div>
  );
}

/** What no resume says and postings ask: the user's own word, which the conditions of every match are judged by. */
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
      {answers ? <Rows answers={answers} /> : error ? <LoadError what={texts.what} error={error} onRetry={() => void refetch()} /> : <Loading />}
    </Card>
  );
}
