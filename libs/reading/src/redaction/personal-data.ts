import { lexicon } from '../lexicon/all-languages.js';
import { addresses } from './addresses.js';
import { birthDatesAtHead, statedBirthDates } from './birth-dates.js';
import { contactData } from './contact-data.js';
import { contactNames, handlesIn, mailSign, namesIn, relatives } from './names-in-text.js';
import { nationalIds } from './national-ids.js';
import type { PersonalData } from './personal-data-kinds.js';
import { personName, spacedName } from './person-name.js';

const nameSuffix = new RegExp(`,? ${lexicon.personalData.nameSuffixes}$`, 'iu');

function ownNames(text: string, found: readonly PersonalData[]): PersonalData[] {
  const accounts = found.flatMap(({ kind, start, end }) => {
    const words = text.slice(start, end).toLowerCase();
    return kind === 'EMAIL' ? words.split(mailSign, 1) : kind === 'LINK' ? [words] : [];
  });
  const name = personName(text, accounts)?.replace(nameSuffix, '') ?? null;
  const spaced = spacedName(text);
  return [
    ...(name === null ? [] : namesIn(text, name)),
    ...(spaced === null
      ? []
      : [
          { kind: 'NAME' as const, start: spaced.start, end: spaced.end },
          ...namesIn(text, spaced.name),
        ]),
    ...handlesIn(text, found, name ?? spaced?.name ?? null),
  ];
}

/**
 * Finds personally identifying data; pieces may overlap. Linear time.
 * @param kind in a resume the candidate's name, relatives and national ids are searched for; in a
 * posting only names beside "Contact:"
 */
export function personalDataIn(text: string, kind: 'resume' | 'posting'): PersonalData[] {
  const found = [
    ...contactData(text),
    ...statedBirthDates(text),
    ...addresses(text),
    ...contactNames(text),
  ];
  if (kind === 'posting') return found;
  return [
    ...nationalIds(text),
    ...found,
    ...birthDatesAtHead(text),
    ...relatives(text),
    ...ownNames(text, found),
  ];
}
