import { type Quote, type ResumeFacts, type Role } from '@rolefit/contracts';
import { conditionName } from '@rolefit/match-texts';
import { formatCode, formatDateOf } from '@/lib/format';
import { language } from '@/lib/language';
import { type CorrectableFact } from './fact-controls';
import { texts } from './texts';

/** One fact with the lines that state it. */
export interface ReadFact {
  readonly key: string;
  readonly label: string;
  readonly note: string | null;
  readonly quotes: readonly Quote[];
  /** The fact itself, if a user can correct it. */
  readonly source?: CorrectableFact;
}

export type ReadKind = keyof typeof texts.groups;

/** Facts of one kind. */
export interface ReadGroup {
  readonly kind: ReadKind;
  readonly title: string;
  readonly facts: readonly ReadFact[];
  /** Many short facts, rendered inline. */
  readonly isDense: boolean;
}

function periodText({ start, end, isCurrent }: Role): string {
  if (start === null) return texts.noDates;
  if (isCurrent) return texts.held(formatDateOf(start), null);
  return end
    ? texts.held(formatDateOf(start), formatDateOf(end))
    : texts.since(formatDateOf(start));
}

/** Label and quotes of a fact, before it has a key. */
type Draft = Omit<ReadFact, 'key'>;

function group(kind: ReadKind, drafts: readonly Draft[], isDense = false): ReadGroup {
  return {
    kind,
    title: texts.groups[kind],
    isDense,
    facts: drafts.map((draft, index) => ({ ...draft, key: `${kind} ${index}` })),
  };
}

const named = ({ name, quote }: { name: string; quote: Quote }): Draft => ({
  label: name,
  note: null,
  quotes: [quote],
});

const ofCondition = (held: ResumeFacts['conditions'][number]): Draft => ({
  label: conditionName(held, language),
  note: null,
  quotes: [held.quote],
});

const ofSkill = ({ name, years, evidence }: ResumeFacts['skills'][number]): Draft => ({
  label: name,
  note: years === undefined ? null : texts.years(years),
  quotes: evidence.map(({ quote }) => quote),
});

/**
 * All facts in groups, in the usual order of a resume. Roles, skills, education and languages are included even if empty, because that is informative; other
 * groups only if they have entries.
 */
export function groupFacts(facts: ResumeFacts): ReadGroup[] {
  const {
    roles,
    skills,
    education,
    languages,
    licences,
    clearances,
    workPermits,
    places,
    conditions,
    statements,
  } = facts;
  const always = [
    group(
      'roles',
      roles.map((role) => ({
        label: role.title,
        note: [role.employer, periodText(role)].filter(Boolean).join(' · '),
        quotes: [role.quote],
        source: { about: 'role', role },
      })),
    ),
    group(
      'education',
      education.map((degree) => ({
        label: texts.education[degree.level],
        note: degree.field,
        quotes: [degree.quote],
        source: { about: 'degree', degree },
      })),
    ),
    group(
      'languages',
      languages.map(({ code, level, quote }) => ({
        label: formatCode('language', code),
        note: texts.level(level),
        quotes: [quote],
      })),
    ),
  ];
  const sometimes = [
    group('licences', licences.map(named)),
    group('clearances', clearances.map(named)),
    group(
      'workPermits',
      workPermits.map(({ country, quote }) => ({
        label: country === null ? texts.workPermit : formatCode('region', country),
        note: null,
        quotes: [quote],
      })),
    ),
    group(
      'places',
      places.map(({ place, quote }) => ({ label: place, note: null, quotes: [quote] })),
    ),
    group('conditions', conditions.map(ofCondition)),
    group(
      'statements',
      statements.length === 0
        ? []
        : [
            {
              label: texts.linesAboutWork(statements.length),
              note: texts.compared,
              quotes: statements.map(({ quote }) => quote),
            },
          ],
    ),
  ];
  return [
    ...always,
    ...sometimes.filter((some) => some.facts.length > 0),
    group('skills', skills.map(ofSkill), true),
  ];
}
