import { addresses } from './addresses.js';
import { birthDatesAtHead, statedBirthDates } from './birth-dates.js';
import { contactData } from './contact-data.js';
import { contactNames, handlesIn, namesIn, relatives, unspacedNamesIn } from './names-in-text.js';
import { nationalIds } from './national-ids.js';
import type { PersonalData } from './personal-data-kinds.js';
import { personName, spacedName } from './person-name.js';

/** Between name and domain of a mail address, also one that is spelt out. */
const mailSign = /[@\uff20([{]|\sat\s/iu;

const nameSuffix = /,? (?:jr\.?|sr\.?|ph\.?d\.?|rn|mba|cpa|msn|bsn)$/iu;

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
          ...unspacedNamesIn(text, spaced.name),
        ]),
    ...handlesIn(text, found, name ?? spaced?.name ?? null),
  ];
}

/**
 * Finds what tells who somebody is; pieces may overlap. Linear in the length of the text.
 * @param kind in a resume the person's own name, relatives and national ids are looked for; in a posting names only beside "Contact:"
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
