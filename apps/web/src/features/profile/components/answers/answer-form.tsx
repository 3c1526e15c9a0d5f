import {
  type AnswerKind,
  type Answers,
  type AnswersUpdate,
  clearanceNameSchema,
  licenceNameSchema,
  permitCountrySchema,
} from '@rolefit/contracts';
import { type ReactNode } from 'react';
import { answerIds } from './answer-ids';
import { countryLabel } from './code-labels';
import { ConditionsAnswer } from './conditions-answer';
import { LanguagesAnswer } from './languages-answer';
import { ListAnswer } from './list-answer';
import { countryOptions } from './code-options';
import { PlacesAnswer } from './places-answer';
import { texts } from './texts';

interface AnswerFormProps {
  kind: AnswerKind;
  answers: Answers;
  /** Save status, shown next to the control that was changed. */
  status: ReactNode;
  onSave: (update: AnswersUpdate) => void;
}

/** The form for one kind of answer. */
export function AnswerForm({ kind, answers, status, onSave }: AnswerFormProps) {
  const id = answerIds[kind];
  switch (kind) {
    case 'workPermits':
      return (
        <ListAnswer
          id={id}
          words={texts[kind]}
          status={status}
          answer={answers[kind]}
          schema={permitCountrySchema}
          options={countryOptions}
          labelOf={countryLabel}
          onChange={(workPermits) => onSave({ workPermits })}
        />
      );
    case 'licences':
      return (
        <ListAnswer
          id={id}
          words={texts[kind]}
          status={status}
          answer={answers[kind]}
          schema={licenceNameSchema}
          onChange={(licences) => onSave({ licences })}
        />
      );
    case 'clearances':
      return (
        <ListAnswer
          id={id}
          words={texts[kind]}
          status={status}
          answer={answers[kind]}
          schema={clearanceNameSchema}
          onChange={(clearances) => onSave({ clearances })}
        />
      );
    case 'places':
      return (
        <PlacesAnswer
          id={id}
          status={status}
          answer={answers[kind]}
          onChange={(places) => onSave({ places })}
        />
      );
    case 'languages':
      return (
        <LanguagesAnswer
          id={id}
          status={status}
          answer={answers[kind]}
          onChange={(languages) => onSave({ languages })}
        />
      );
    case 'conditions':
      return (
        <ConditionsAnswer
          answer={answers[kind]}
          status={status}
          onChange={(conditions) => onSave({ conditions })}
        />
      );
  }
}
