import {
  type Answers,
  type ConditionAnswer,
  type ConditionTopic,
  conditionTopicSchema,
} from '@rolefit/contracts';
import { type ReactNode } from 'react';
import { Select } from '@/components/ui/select';
import { choicesOf, choiceText } from './condition-choices';
import { texts } from './texts';

type Conditions = NonNullable<Answers['conditions']>;

interface ConditionSelectProps {
  topic: ConditionTopic;
  answer: ConditionAnswer | undefined;
  onChange: (answer: ConditionAnswer | null) => void;
}

/** The API accepts amounts that are no choice here; such an answer is one more option. */
function optionsFor(topic: ConditionTopic, answer: ConditionAnswer | undefined): ConditionAnswer[] {
  const options = choicesOf(topic).map((choice) => ({ topic, ...choice }));
  const isAmong = options.some(
    ({ isMet, amount }) => isMet === answer?.isMet && amount === answer.amount,
  );
  return answer === undefined || isAmong ? options : [...options, answer];
}

function ConditionSelect({ topic, answer, onChange }: ConditionSelectProps) {
  const options = optionsFor(topic, answer);
  const chosen = answer ? choiceText(answer) : '';
  return (
    <label className="flex items-center justify-between gap-4">
      <span>{texts.conditions.topics[topic]}</span>
      <Select
        className="w-44 shrink-0"
        value={chosen}
        onChange={({ target }) =>
          onChange(options.find((option) => choiceText(option) === target.value) ?? null)
        }
      >
        <option value="">{texts.notAnswered}</option>
        {options.map((option) => (
          <option key={choiceText(option)} value={choiceText(option)}>
            {choiceText(option)}
          </option>
        ))}
      </Select>
    </label>
  );
}

interface ConditionsAnswerProps {
  answer: Conditions | undefined;
  status: ReactNode;
  onChange: (answer: Conditions) => void;
}

/** Conditions of work, each answered on its own. */
export function ConditionsAnswer({ answer, status, onChange }: ConditionsAnswerProps) {
  const items = answer?.items ?? [];
  const change = (topic: ConditionTopic, next: ConditionAnswer | null) =>
    onChange({ items: [...items.filter((one) => one.topic !== topic), ...(next ? [next] : [])] });
  return (
    <>
      <div className="grid gap-y-3">
        {conditionTopicSchema.options.map((topic) => (
          <ConditionSelect
            key={topic}
            topic={topic}
            answer={items.find((one) => one.topic === topic)}
            onChange={(next) => change(topic, next)}
          />
        ))}
      </div>
      {status}
    </>
  );
}
