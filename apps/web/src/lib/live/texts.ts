import { pluralOf } from '../format';

/** What live events say on whatever screen is open. */
export const texts = {
  rescored: (count: number) => pluralOf(count, { one: '1 score was updated.', other: '# scores were updated.' }),
};
