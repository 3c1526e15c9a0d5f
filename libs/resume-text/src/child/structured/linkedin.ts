import { parse } from 'csv-parse/sync';
import type { ResumeTextRequest } from '../../resume-text.messages.ts';
import { Archive } from '../archive/archive.ts';
import { type ExtractedText, unpagedText } from '../extracted-text.ts';
import { plainCharacters } from '../plain-characters.ts';
import { Refusal } from '../refusal.ts';
import { dated, type OutlineEntry, type OutlineSection, outlineText } from './outline.ts';

/** A row of a table by the names of its columns, which are English in every export. */
type Row = Readonly<Record<string, string | undefined>>;

/** The largest tables that people fill have some hundreds of rows. */
const maxRows = 5_000;

/** A table of the archive, in any folder; empty if the user did not export it. @throws Refusal unreadable */
function rowsOf(archive: Archive, table: string): readonly Row[] {
  const name = archive.names().find((path) => path.split('/').at(-1) === table);
  if (name === undefined) return [];
  try {
    return parse(archive.read(name), {
      bom: true,
      columns: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: maxRows,
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('unreadable', `${table}: ${String(error)}`);
  }
}

const position = (row: Row): OutlineEntry => ({
  parts: [row['Title'], row['Company Name']],
  start: row['Started On'],
  end: row['Finished On'],
  place: row['Location'],
  texts: [row['Description']],
});

const school = (row: Row): OutlineEntry => ({
  parts: [row['Degree Name'], row['School Name']],
  ...dated(row['Start Date'], row['End Date']),
  texts: [row['Notes'], row['Activities']],
});

const certificate = (row: Row): OutlineEntry => ({
  parts: [row['Name'], row['Authority'], row['Started On']],
});

const project = (row: Row): OutlineEntry => ({
  parts: [row['Title']],
  ...dated(row['Started On'], row['Finished On']),
  texts: [row['Description']],
});

const volunteering = (row: Row): OutlineEntry => ({
  parts: [row['Role'], row['Company Name']],
  start: row['Started On'],
  end: row['Finished On'],
  texts: [row['Description']],
});

const language = (row: Row): OutlineEntry => ({
  parts: [[row['Name'], row['Proficiency']].filter(Boolean).join(': ')],
});

function sectionsOf(archive: Archive): readonly OutlineSection[] {
  const section = (heading: string, table: string, entry: (row: Row) => OutlineEntry) => ({
    heading,
    entries: rowsOf(archive, table).map(entry),
  });
  return [
    section('Experience', 'Positions.csv', position),
    section('Education', 'Education.csv', school),
    section('Skills', 'Skills.csv', (row) => ({ parts: [row['Name']] })),
    section('Certifications', 'Certifications.csv', certificate),
    section('Languages', 'Languages.csv', language),
    section('Projects', 'Projects.csv', project),
    section('Volunteering', 'Volunteering.csv', volunteering),
  ];
}

/**
 * The text of a LinkedIn export, with each cell verbatim. Birth date, addresses, messages and contacts are left out or not unpacked at all.
 * @throws Refusal
 */
export function extractLinkedin({
  bytes,
  entries,
  maxMarkupBytes,
}: ResumeTextRequest): ExtractedText {
  const archive = new Archive(bytes, entries, maxMarkupBytes);
  const [profile = {}] = rowsOf(archive, 'Profile.csv');
  const name = [profile['First Name'], profile['Last Name']].filter(Boolean).join(' ');
  const head = [name, profile['Headline'], profile['Geo Location']];
  return unpagedText(plainCharacters(outlineText(head, profile['Summary'], sectionsOf(archive))));
}
