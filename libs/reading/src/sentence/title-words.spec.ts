import { isOrganisation } from './title-words.js';

describe('in the place of an employer', () => {
  it.each([
    'Selbstständig',
    'freiberuflich',
    'Auto-entrepreneur',
    'Autónoma',
    'Eget företag',
    'Norrstads kommun',
  ])('%s stands for one', (words) => expect(isOrganisation(words)).toBe(true));

  it.each(['Selbstständige Arbeitsweise', 'Autonomous driving', 'Kommunikation'])(
    '%s does not',
    (words) => expect(isOrganisation(words)).toBe(false),
  );
});
