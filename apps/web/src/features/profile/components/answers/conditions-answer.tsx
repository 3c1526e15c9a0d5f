import { type Answers, type ConditionAnswer, type ConditionTopic } from '@rolefit/contracts';
import { ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { choicesOf, choiceText } from './condition-choices';
import { texts } from './texts';
import { useOrderedTopics } from './use-ordered-topics';

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

/** Conditions of work, each answered on its own: those that the user's postings set, with the others collapsed below. */
export function ConditionsAnswer({ answer, status, onChange }: ConditionsAnswerProps) {
  const items = answer?.items ?? [];
  const { first, others } = useOrderedTopics(items);
  const change = (topic: ConditionTopic, next: ConditionAnswer | null) =>
    onChange({ items: [...items.filter((one) => one.topic !== topic), ...(next ? [next] : [])] });
  const selects = (topics: readonly ConditionTopic[]) => (
    <div className="grid gap-y-3">
      {topics.map((topic) => (
        <ConditionSelect
          key={topic}
          topic={topic}
          answer={items.find((one) => one.topic === topic)}
          onChange={(next) => change(topic, next)}
        />
      ))}
    </div>
  );
  if (first === null)
    return (
      <div role="status" aria-label={texts.conditions.loading}>
        <Skeleton className="h-36 rounded-control" />
      </div>
    );
  return (
    <>
      {first.length > 0 ? selects(first) : <p>{texts.conditions.noneAsked}</p>}
      {/* The status shares the line of the summary: below, it would leave an empty line while nothing is saved. */}
      <div className="relative min-h-6">
        {others.length > 0 && (
          <details className="group">
            <summary className="flex w-max max-w-[calc(100%-6rem)] list-none items-center gap-1.5 rounded-control font-medium text-accent hover:text-accent-strong pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
              <ChevronRight
                className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-90"
                aria-hidden="true"
              />
              {texts.conditions.others}
            </summary>
            <div className="pt-3">{selects(others)}</div>
          </details>
        )}
        <div className="absolute top-0 right-0 pointer-coarse:top-2.5">{status}</div>
      </div>
    </>
  );
}
