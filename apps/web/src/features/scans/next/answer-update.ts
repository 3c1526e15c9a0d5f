import { type Answers, type AnswersUpdate, type ConditionAsk, limits } from '@rolefit/contracts';
import { canBeDenied } from './can-be-denied';

function withItem<Item>(
  items: readonly Item[],
  item: Item,
  isSame: (one: Item) => boolean,
): Item[] {
  return [...items.filter((one) => !isSame(one)), item].slice(-limits.answersPerKind);
}

function withNames(items: readonly string[], names: readonly string[]): string[] {
  return names.reduce(
    (list, name) => withItem(list, name, (one) => one.toLowerCase() === name.toLowerCase()),
    [...items],
  );
}

/** The update that answers a question and leaves everything else that the user has stated; null for a question that this cannot settle. */
export function answerUpdate(
  ask: ConditionAsk,
  isYes: boolean,
  answers: Answers,
): AnswersUpdate | null {
  if (!isYes && !canBeDenied(ask)) return null;
  const list = { items: [], isComplete: false };
  switch (ask.type) {
    case 'work': {
      const { topic, amount } = ask;
      const items = answers.conditions?.items ?? [];
      const item = { topic, isMet: isYes, amount };
      return { conditions: { items: withItem(items, item, (one) => one.topic === topic) } };
    }
    case 'work-permit': {
      if (ask.country === null) return null;
      const held = answers.workPermits ?? list;
      return { workPermits: { ...held, items: withNames(held.items, [ask.country]) } };
    }
    case 'licence': {
      const held = answers.licences ?? list;
      return { licences: { ...held, items: withNames(held.items, [ask.name]) } };
    }
    case 'clearance': {
      const held = answers.clearances ?? list;
      return { clearances: { ...held, items: withNames(held.items, [ask.name]) } };
    }
    case 'place': {
      const held = answers.places ?? { ...list, arrangements: [], canRelocate: false };
      return { places: { ...held, items: withNames(held.items, ask.places) } };
    }
    case 'language': {
      const { code, level } = ask;
      const held = answers.languages ?? list;
      return {
        languages: {
          ...held,
          items: withItem(held.items, { code, level }, (one) => one.code === code),
        },
      };
    }
    case 'degree':
      return null;
  }
}

/** The update that takes an answer back. */
export function undoUpdate(update: AnswersUpdate, before: Answers): AnswersUpdate {
  const { workPermits, licences, clearances, places, languages, conditions } = before;
  const former = { workPermits, licences, clearances, places, languages, conditions };
  const undone: AnswersUpdate = {};
  if (update.workPermits) undone.workPermits = former.workPermits ?? null;
  if (update.licences) undone.licences = former.licences ?? null;
  if (update.clearances) undone.clearances = former.clearances ?? null;
  if (update.places) undone.places = former.places ?? null;
  if (update.languages) undone.languages = former.languages ?? null;
  if (update.conditions) undone.conditions = former.conditions ?? null;
  return undone;
}
