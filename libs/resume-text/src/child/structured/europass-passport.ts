import { dated, type OutlineEntry, type OutlineSection, outlineText } from './outline.ts';
import { allAt, elementsOf, textAt, textOfHtml } from './xml-tree.ts';

/** A date is in attributes: year, and month as `--03`. */
function dateAt(entry: Element, name: string): string | undefined {
  const date = allAt(entry, 'Period', name)[0];
  const year = date?.getAttribute('year') || date?.textContent?.trim();
  const month = /\d{1,2}/.exec(date?.getAttribute('month') ?? '')?.[0];
  return year && month ? `${month.padStart(2, '0')}/${year}` : year || undefined;
}

const placeOf = (organisation: Element | undefined): string =>
  [
    textAt(organisation, 'ContactInfo', 'Address', 'Contact', 'Municipality'),
    textAt(organisation, 'ContactInfo', 'Address', 'Contact', 'Country', 'Label'),
  ]
    .filter(Boolean)
    .join(', ');

const labelAt = (element: Element, name: string): string | undefined =>
  textAt(element, name, 'Label') ?? textAt(element, name);

const job = (entry: Element): OutlineEntry => ({
  parts: [labelAt(entry, 'Position'), textAt(entry, 'Employer', 'Name')],
  start: dateAt(entry, 'From'),
  end: dateAt(entry, 'To'),
  place: placeOf(allAt(entry, 'Employer')[0]),
  texts: [textOfHtml(textAt(entry, 'Activities'))],
});

const school = (entry: Element): OutlineEntry => ({
  parts: [textAt(entry, 'Title'), textAt(entry, 'Organisation', 'Name')],
  ...dated(dateAt(entry, 'From'), dateAt(entry, 'To')),
  texts: [labelAt(entry, 'Level'), textOfHtml(textAt(entry, 'Activities'))],
});

/** The levels of the five abilities, such as "B2, C1". */
function foreignLanguage(language: Element): OutlineEntry {
  const levels = allAt(language, 'ProficiencyLevel')
    .flatMap(elementsOf)
    .map(({ textContent }) => textContent?.trim() ?? '');
  const name = textAt(language, 'Description', 'Label');
  return { parts: [[name, [...new Set(levels)].sort().join(', ')].filter(Boolean).join(': ')] };
}

const described = (skill: Element): OutlineEntry => ({
  parts: [],
  texts: [textOfHtml(textAt(skill, 'Description'))],
});

const skillKinds = ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other'];

function sectionsOf(learner: Element): readonly OutlineSection[] {
  const skills = (...path: readonly string[]) => allAt(learner, 'Skills', ...path);
  return [
    {
      heading: 'Experience',
      entries: allAt(learner, 'WorkExperienceList', 'WorkExperience').map(job),
    },
    { heading: 'Education', entries: allAt(learner, 'EducationList', 'Education').map(school) },
    {
      heading: 'Languages',
      entries: [
        ...skills('Linguistic', 'MotherTongueList', 'MotherTongue').map((tongue) => ({
          parts: [`${textAt(tongue, 'Description', 'Label') ?? ''}: mother tongue`],
        })),
        ...skills('Linguistic', 'ForeignLanguageList', 'ForeignLanguage').map(foreignLanguage),
      ],
    },
    { heading: 'Skills', entries: skillKinds.flatMap((kind) => skills(kind)).map(described) },
    {
      heading: 'Driving licence',
      entries: skills('Driving', 'Description', 'Licence').map(({ textContent }) => ({
        parts: [`Driving licence: ${textContent?.trim() ?? ''}`],
      })),
    },
    {
      heading: 'Achievements',
      entries: allAt(learner, 'AchievementList', 'Achievement').map((achievement) => ({
        parts: [labelAt(achievement, 'Title')],
        texts: [textOfHtml(textAt(achievement, 'Description'))],
      })),
    },
  ];
}

/** A CV from the former Europass editor. Source: Europass XML schema 3.4. */
export function skillsPassportText(learner: Element): string {
  const [name] = allAt(learner, 'Identification', 'PersonName');
  const head = [
    [textAt(name, 'FirstName'), textAt(name, 'Surname')].filter(Boolean).join(' '),
    textAt(learner, 'Headline', 'Description', 'Label'),
  ];
  return outlineText(head, undefined, sectionsOf(learner));
}
