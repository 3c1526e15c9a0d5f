import { pluralOf } from '../format';

/** Toasts for live events. */
export const texts = {
  rescored: (count: number) =>
    pluralOf(count, { one: '1 score was updated.', other: '# scores were updated.' }),
};
