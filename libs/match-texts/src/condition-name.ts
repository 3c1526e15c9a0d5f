import type { ConditionTopic, DisplayLanguage } from '@rolefit/contracts';
import { conditions as english } from './english/conditions.js';
import { conditions as german } from './german/conditions.js';

const names = { en: english, de: german } as const;

/** A condition of work by name: "Night work", "Lifting 23 kg". Lighter than all texts of a match. */
export function conditionName(
  { topic, amount }: { readonly topic: ConditionTopic; readonly amount: number | null },
  language: DisplayLanguage,
): string {
  return names[language][topic](amount);
}
