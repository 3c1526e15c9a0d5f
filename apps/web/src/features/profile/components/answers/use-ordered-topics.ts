import {
  type ConditionAnswer,
  type ConditionTopic,
  conditionTopicSchema,
} from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askedConditionsQuery } from '../../api/answers';

interface OrderedTopics {
  /** Null while loading. */
  first: readonly ConditionTopic[] | null;
  others: readonly ConditionTopic[];
}

const all = conditionTopicSchema.options;

/**
 * Which conditions to ask about first: those that the user's postings set, the most frequent first, and those answered before. If this
 * cannot be loaded, all of them.
 */
export function useOrderedTopics(answers: readonly ConditionAnswer[]): OrderedTopics {
  const { data, isError } = useQuery(askedConditionsQuery);
  // From when the form was opened: a topic must not move while it is being answered.
  const [answered] = useState(() => answers.map(({ topic }) => topic));
  if (isError && !data) return { first: all, others: [] };
  if (!data) return { first: null, others: [] };
  const first = new Set([...data.conditions, ...answered]);
  return { first: [...first], others: all.filter((topic) => !first.has(topic)) };
}
