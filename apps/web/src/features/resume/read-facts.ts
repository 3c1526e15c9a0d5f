import { type EducationLevel, type LanguageLevel, type Quote, type ResumeFacts, type Role } from '@rolefit/contracts';
import { formatCode, formatDateOf } from '@/lib/format';

/** One thing that was read, with the lines that say it. */
export interface ReadFact {
  readonly key: string;
  readonly label: string;
  readonly note: string | null;
  readonly quotes: readonly Quote[];
}

/** Facts of one kind. */
export interface ReadGroup {
  readonly title: string;
  readonly facts: readonly ReadFact[];
  /** Many short ones, that stand side by side. */
  readonly isDense: boolean;
}

const educationWords = {
  secondary: 'Secondary school',
  vocational: 'Vocational training',
  associate: 'Associate degree',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  doctorate: 'Doctorate',
} as const satisfies Record<EducationLevel, string>;

const levelWords = (level: LanguageLevel | null) => (level === 'C2' ? 'C2 or mother tongue' : (level ?? 'no level stated'));

function heldWords({ start, end, isCurrent }: Role): string {
  if (start === null) return 'no dates found';
  const until = isCurrent ? 'today' : end && formatDateOf(end);
  return until ? `${formatDateOf(start)} – ${until}` : `since ${formatDateOf(start)}`;
}

const countLines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

/** What a kind of fact needs to become one: its words and its lines. */
type Draft = Omit<ReadFact, 'key'>;

function group(title: string, drafts: readonly Draft[], isDense = false): ReadGroup {
  return { title, isDense, facts: drafts.map((draft, index) => ({ ...draft, key: `${title} ${index}` })) };
}

const named = ({ name, quote }: { name: string; quote: Quote }): Draft => ({ label: name, note: null, quotes: [quote] });

/**
 * All facts in groups, in the order in which a resume mostly tells them. Roles, skills, education and languages are there even
 * where none was found, because that is worth knowing; the other groups only where there is something in them.
 */
export function groupFacts(facts: ResumeFacts): ReadGroup[] {
  const { roles, skills, education, languages, licences, clearances, workPermits, places, statements } = facts;
  const always = [
    group('Roles', roles.map((role) => ({ label: role.title, note: [role.employer, heldWords(role)].filter(Boolean).join(' · '), quotes: [role.quote] }))),
    group('Education', education.map(({ level, field, quote }) => ({ label: educationWords[level], note: field, quotes: [quote] }))),
    group('Languages', languages.map(({ code, level, quote }) => ({ label: formatCode('language', code), note: levelWords(level), quotes: [quote] }))),
  ];
  const sometimes = [
    group('Licences', licences.map(named)),
    group('Clearances', clearances.map(named)),
    group('Work permits', workPermits.map(({ country, quote }) => ({ label: country === null ? 'Work permit' : formatCode('region', country), note: null, quotes: [quote] }))),
    group('Places', places.map(({ place, quote }) => ({ label: place, note: null, quotes: [quote] }))),
    group('What you did', statements.length === 0 ? [] : [{ label: `${countLines(statements.length)} about your work`, note: 'compared with the duties of a posting', quotes: statements.map(({ quote }) => quote) }]),
  ];
  const skillFacts = skills.map(({ name, years, evidence }) => ({ label: name, note: years === undefined ? null : `${years} years stated`, quotes: evidence.map(({ quote }) => quote) }));
  return [...always, ...sometimes.filter((some) => some.facts.length > 0), group('Skills', skillFacts, true)];
}
