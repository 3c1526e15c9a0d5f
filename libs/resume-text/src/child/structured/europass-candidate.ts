import { dated, type OutlineEntry, type OutlineSection, outlineText } from './outline.ts';
import { allAt, elementsOf, textAt, textOfHtml } from './xml-tree.ts';

/** ISO 639-2 codes as names; unknown ones stay codes. */
const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

function languageName(code: string | undefined): string | undefined {
  try {
    return code === undefined ? undefined : languages.of(code);
  } catch {
    return code;
  }
}

const placeOf = (element: Element | undefined): string =>
  [textAt(element, 'CityName'), textAt(element, 'CountryCode')?.toUpperCase()]
    .filter(Boolean)
    .join(', ');

/** Reduces a date to its month: the day in `2019-03-01` is often there only because the form requires one. */
const dateAt = (period: Element | undefined, name: string): string | undefined =>
  textAt(period, name, 'FormattedDateTime')?.slice(0, 7);

function position(employer: Element, held: Element): OutlineEntry {
  const period = allAt(held, 'EmploymentPeriod')[0];
  return {
    parts: [textAt(held, 'PositionTitle'), textAt(employer, 'OrganizationName')],
    start: dateAt(period, 'StartDate'),
    end: dateAt(period, 'EndDate'),
    place:
      textAt(held, 'City') ??
      placeOf(allAt(employer, 'OrganizationContact', 'Communication', 'Address')[0]),
    texts: [textOfHtml(textAt(held, 'Description'))],
  };
}

function school(attended: Element): OutlineEntry {
  const period = allAt(attended, 'AttendancePeriod')[0];
  return {
    parts: [
      textAt(attended, 'EducationDegree', 'DegreeName') ?? textAt(attended, 'ProgramName'),
      textAt(attended, 'OrganizationName'),
    ],
    ...dated(dateAt(period, 'StartDate'), dateAt(period, 'EndDate')),
    texts: [textOfHtml(textAt(attended, 'EducationDegree', 'OccupationalSkillsCovered'))],
  };
}

const isLanguage = (competency: Element): boolean =>
  /language/i.test(textAt(competency, 'TaxonomyID') ?? '');

/** The levels of the five abilities, such as "B2, C1". */
function language(competency: Element): OutlineEntry {
  const levels = allAt(competency, 'CompetencyDimension', 'Score', 'ScoreText').map(
    ({ textContent }) => textContent?.trim() ?? '',
  );
  const name =
    languageName(textAt(competency, 'CompetencyID')) ?? textAt(competency, 'CompetencyName');
  return { parts: [[name, [...new Set(levels)].sort().join(', ')].filter(Boolean).join(': ')] };
}

const nameOf = (competency: Element): string | undefined =>
  textAt(competency, 'CompetencyName') ?? textAt(competency, 'CompetencyID');

/** Digital skills, alone and in groups, and those of the other lists. */
function skillsOf(profile: Element, competencies: readonly Element[]): readonly OutlineEntry[] {
  const single = [
    ...competencies.filter((each) => !isLanguage(each)),
    ...allAt(profile, 'Skills', 'PersonCompetency'),
  ];
  const groups = allAt(profile, 'Skills', 'SkillsGroup').map((group) => {
    const names = allAt(group, 'PersonCompetency').map(nameOf);
    return { parts: [[textAt(group, 'Title'), names.join(', ')].filter(Boolean).join(': ')] };
  });
  return [...single.map((each) => ({ parts: [nameOf(each)] })), ...groups];
}

const titled = (element: Element): OutlineEntry => ({
  parts: [textAt(element, 'Title') ?? textAt(element, 'CertificationName')],
  texts: [textOfHtml(textAt(element, 'Description'))],
});

function sectionsOf(person: Element | undefined, profile: Element): readonly OutlineSection[] {
  const competencies = allAt(profile, 'PersonQualifications', 'PersonCompetency');
  const mother = languageName(textAt(person, 'PrimaryLanguageCode'));
  return [
    {
      heading: 'Experience',
      entries: allAt(profile, 'EmploymentHistory', 'EmployerHistory').flatMap((employer) =>
        allAt(employer, 'PositionHistory').map((held) => position(employer, held)),
      ),
    },
    {
      heading: 'Education',
      entries: allAt(profile, 'EducationHistory', 'EducationOrganizationAttendance').map(school),
    },
    {
      heading: 'Languages',
      entries: [
        ...(mother === undefined ? [] : [{ parts: [`${mother}: mother tongue`] }]),
        ...competencies.filter(isLanguage).map(language),
      ],
    },
    { heading: 'Skills', entries: skillsOf(profile, competencies) },
    {
      heading: 'Certifications',
      entries: allAt(profile, 'Certifications', 'Certification').map(titled),
    },
    {
      heading: 'Driving licence',
      entries: allAt(profile, 'Licenses', 'License').map((licence) => ({
        parts: [`Driving licence: ${textAt(licence, 'LicenseTypeCode') ?? ''}`],
      })),
    },
    ...allAt(profile, 'Others').map((section) => ({
      heading: textAt(section, 'Title') ?? 'Others',
      entries: allAt(section, 'Other').map(titled),
    })),
  ];
}

/** A CV from the current Europass editor. Source: Europass schema 4.0, built on HR-XML 3 and OAGIS 9. */
export function candidateText(candidate: Element): string {
  const person = allAt(candidate, 'CandidatePerson')[0];
  const name = allAt(candidate, 'CandidatePerson', 'PersonName').flatMap(elementsOf);
  const [profile = candidate] = allAt(candidate, 'CandidateProfile');
  const summary = textOfHtml(textAt(profile, 'ExecutiveSummary'));
  const head = [
    name.map(({ textContent }) => textContent?.trim()).join(' '),
    placeOf(allAt(candidate, 'CandidatePerson', 'Communication', 'Address')[0]),
  ];
  return outlineText(head, summary, sectionsOf(person, profile));
}
