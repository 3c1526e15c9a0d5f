import { type ConditionAsk } from '@rolefit/contracts';

/** A name for a question, the same whatever its amount. */
export function keyOfQuestion(ask: ConditionAsk): string {
  return JSON.stringify(ask.type === 'work' ? { ...ask, amount: null } : ask);
}

const kept = 50;
const keyFor = (userId: string) => `skipped-questions:${userId}`;

function parse(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** The questions that this user does not want to be asked in this browser. */
export function readSkipped(userId: string): readonly string[] {
  return parse(localStorage.getItem(keyFor(userId)));
}

export function skip(userId: string, key: string): readonly string[] {
  const skipped = [...readSkipped(userId).filter((one) => one !== key), key].slice(-kept);
  localStorage.setItem(keyFor(userId), JSON.stringify(skipped));
  return skipped;
}
