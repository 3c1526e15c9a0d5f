import { findDegree } from './education.js';
import { sectionLines } from './sections.js';
import { splitLines } from '../document/lines.js';

async function degreeOf(body: string) {
  const degree = findDegree(await sectionLines(splitLines(`Education\n${body}`)), 1);
  return degree && [degree.level, degree.field];
}

describe('degrees of a resume', () => {
  it.each([
    ['BS IN COMPUTER SCIENCE', 'bachelor', 'COMPUTER SCIENCE'],
    ['BSc Biology, University of Hull, 2012 – 2015', 'bachelor', 'Biology'],
    ['Bachelor of Science in Ceramics             May 2017', 'bachelor', 'Ceramics'],
    ['Master of Arts in History, June 2014 – May 2016', 'master', 'History'],
    ['PhD candidate in Marine Biology', 'doctorate', 'Marine Biology'],
    ['Bachelor of Engineering in Naval Architecture; GPA 3.2', 'bachelor', 'Naval Architecture'],
    ['Bachelor of Science\nMarine Biology, Hull', 'bachelor', 'Marine Biology'],
    ['Masters of Science : Marine Biology , 2014', 'master', 'Marine Biology'],
    ['Masters in Naval Architecture', 'master', 'Naval Architecture'],
    ['Bachelor of Arts : History Hillside University', 'bachelor', 'History'],
    ['MBA : Finance Hillside College', 'master', 'Finance'],
    ['Hillside University — Bachelor of Science in Nursing (BSN), 2018', 'bachelor', 'Nursing'],
    ["Bachelor's Degree : Nursing Upper Hillside University Nursing", 'bachelor', 'Nursing'],
    [
      "Bachelor's Degree : Human Services 01/2012 Hillside University",
      'bachelor',
      'Human Services',
    ],
    ['Master of Science : Marine Engineering May 2014 Hillside', 'master', 'Marine Engineering'],
    ['Associate of Arts : Ceramics 2018 Hillside College', 'associate', 'Ceramics'],
    ['PhD: Public Health, Hillside University', 'doctorate', 'Public Health'],
    ['Doctor of Philosophy : Plant Biology', 'doctorate', 'Plant Biology'],
    ['Bachelor of Arts : Puppetry Hillside College', 'bachelor', 'Puppetry'],
    ['Nursing Diploma : Certifications Hillside Hospital', 'vocational', 'Nursing'],
    ['Master of Science : Information Systems', 'master', 'Information Systems'],
    ['AA : Psychology Hillside College', 'associate', 'Psychology'],
    ['Diploma in Accounting, Hillside', 'vocational', 'Accounting'],
    ['A.A.S. Automotive Technology', 'associate', 'Automotive Technology'],
    [
      '10/2010 – 07/2015 Universität Hamburg: Informatik, Abschluss: Master of Science',
      'master',
      'Informatik',
    ],
    ['Diplom-Ingenieur Maschinenbau, TU Dresden', 'master', 'Maschinenbau'],
    ['Abitur, Gymnasium Altona', 'secondary', null],
    ['Ausbildung zum Mechatroniker, Nordwerft', 'vocational', 'Mechatroniker'],
    ['Licence en droit, Université Lyon 2', 'bachelor', 'droit'],
    ['BTS Comptabilité et gestion, Lycée Ampère', 'associate', 'Comptabilité et gestion'],
    ['Grado en Turismo, Universidad de Sevilla', 'bachelor', 'Turismo'],
    ['Máster en Dirección de Empresas', 'master', 'Dirección de Empresas'],
    ['Bachelor Informatik Technische Universität Nordstadt', 'bachelor', 'Informatik'],
    ['Bachelor in Informatik an der Hochschule Nordstadt', 'bachelor', 'Informatik'],
    ['Titulaire d’une licence, chimie', 'bachelor', 'chimie'],
    ['Licence Informatique Université de Nordville', 'bachelor', 'Informatique'],
    ['Master, Études en gestion', 'master', 'gestion'],
    ['Grado Derecho Universidad de Nordia', 'bachelor', 'Derecho'],
    ['Máster en Turismo por la Universidad de Nordia', 'master', 'Turismo'],
    ['Kandidatexamen i datateknik vid Norrlands universitet', 'bachelor', 'datateknik'],
    ['Civilingenjör Maskinteknik Norrlands universitet', 'master', 'Maskinteknik'],
    ['Civilingenjör\nMaskinteknik', 'master', 'Maskinteknik'],
    ['计算机科学与技术 本科', 'bachelor', '计算机科学与技术'],
    ['在读硕士研究生 信息与通信工程', 'master', '信息与通信工程'],
  ])('reads %j', async (line, level, field) => {
    expect(await degreeOf(line)).toEqual([level, field]);
  });

  it.each([
    'Thesis: Masters of the sea',
    'University of Hull, 2012 – 2015',
    'Won a scholarship for bachelor students',
    'Certificate in Welding',
    'Completed 30 semester hours of a Bachelors degree',
    'Courses towards a bachelor in history',
    'Uppsats: kandidatexamen i historia',
    'Clean driving licence, own car',
    'Category C (Class 2) licence, no points',
    'Class 1 licence since 2015',
  ])('reads no degree in %j', async (line) => {
    expect(await degreeOf(line)).toBeNull();
  });
});
