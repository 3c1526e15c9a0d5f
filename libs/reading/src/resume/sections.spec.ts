import { splitLines } from '../document/lines.js';
import { sectionLines } from './sections.js';

async function headingsOf(text: string) {
  return (await sectionLines(splitLines(text))).flatMap(({ text: words, section, isHeading }) =>
    isHeading ? [[words, section]] : [],
  );
}

describe('sections of a resume', () => {
  it.each([
    ['WORK EXPERIENCE', 'experience'],
    ['Employment History:', 'experience'],
    ['3. Volunteer Experience', 'experience'],
    ['W O R K   E X P E R I E N C E', 'experience'],
    ['WORKEXPERIENCE', 'experience'],
    ['★ Skills & Interests', 'skills'],
    ['Programming Languages', 'skills'],
    ['Education and registration', 'education'],
    ['Certification & Awards', 'certificates'],
    ['Certi cations', 'certificates'],
    ['Honors & Awards', 'other'],
    ['About me', 'summary'],
    ['Beruflicher Werdegang', 'experience'],
    ['KENNTNISSE UND FÄHIGKEITEN', 'skills'],
    ['Sprachkenntnisse', 'languages'],
    ['Formation et diplômes', 'education'],
    ['EXPÉRIENCES PROFESSIONNELLES', 'experience'],
    ["Centres d'intérêt", 'other'],
    ['Formación académica', 'education'],
    ['Conocimientos de informática', 'skills'],
    ['实习/项目经历', 'experience'],
    ['专业技能', 'skills'],
    ['教育背景 Education', 'education'],
  ])('knows the heading %j', async (heading, section) => {
    expect(await headingsOf(`Jo Doe\n\n${heading}\nsomething else\n`)).toEqual([
      [heading.replace(/^(?:\d\.|★) /, ''), section],
    ]);
  });

  it.each([
    'Project 1',
    'Communication skills and teamwork',
    'Experience with boats',
    'Team leadership',
    'used Linux, Python 个人项目',
  ])('takes %j for no heading', async (line) => {
    expect(await headingsOf(`Jo Doe\n\nSkills\n${line}\nJava\n`)).toEqual([['Skills', 'skills']]);
  });

  it('takes a licence in a list for no heading, although its words are those of one', async () => {
    expect(
      await headingsOf('Jo Doe\n\nCertificates\nDriving licence\nTeaching licence\nFirst aid\n'),
    ).toEqual([['Certificates', 'certificates']]);
    expect(await headingsOf('Jo Doe\n\nDRIVING LICENCE\nB, since 2012\n')).toHaveLength(1);
  });

  it('takes words that are items of lists as often for headings only where they look like one', async () => {
    expect(
      (
        await headingsOf(
          'Jo Doe\n\nSkills\nLeadership\nTeaching\nResearch\n\nTRAINING\nFirst aid at sea\n',
        )
      ).map(([words]) => words),
    ).toEqual(['Skills', 'TRAINING']);
  });

  it.each([
    ['Skills', '- Bookkeeping\n- Publications\n- Languages\n- Led the weekly meeting of the team'],
    ['Skills', '- Publications\n- Bookkeeping\n- Languages'],
    ['Skills', '\n- Bookkeeping\n\n- Languages\n\n- Publications\n\n- Filing'],
    ['Kenntnisse', '• Buchhaltung\n• Weiterbildung\n• Ablage'],
    ['Compétences', '- Comptabilité\n- Formation\n- Classement'],
    ['Habilidades', '- Contabilidad\n- Idiomas\n- Archivo'],
    ['Kunskaper', '- Bokföring\n- Projekt\n- Arkivering'],
  ])('takes no item of a bulleted list for a heading: %s %j', async (heading, list) => {
    expect((await headingsOf(`Jo Doe\n\n${heading}\n${list}\n`)).map(([words]) => words)).toEqual([
      heading,
    ]);
  });

  it('knows headings with bullets that stand above their lists', async () => {
    expect(
      (
        await headingsOf(
          'Jo Doe\n\n• Experience\n• Clerk, Corner Inn, 2019-2021\n\n• Education\n• School of Trade, 2018\n\n• Languages\nGerman, English\n',
        )
      ).map(([words]) => words),
    ).toEqual(['Experience', 'Education', 'Languages']);
  });

  it('reads headings to the left of their contents', async () => {
    const lines = await sectionLines(
      splitLines(
        'Jo Doe\n\nProfile\tKeeps the lights on.\n\nSkills\tRigging\tKnots\n\nExperience Northern Lights\nKeeper\t2019 - 2020\n',
      ),
    );
    expect(lines.map(({ text, section }) => [text, section]).slice(1)).toEqual([
      ['Profile', 'summary'],
      ['Keeps the lights on.', 'summary'],
      ['Skills', 'skills'],
      ['Rigging\tKnots', 'skills'],
      ['Experience', 'experience'],
      ['Northern Lights', 'experience'],
      ['Keeper\t2019 - 2020', 'experience'],
    ]);
  });
});

describe('a heading of what remains', () => {
  it.each(['Other', 'Weiteres', 'Divers', 'Otros datos', 'Annat'])(
    'ends the section about education: %s',
    async (heading) => {
      const text = `Education\nElm School, Hull\nA-levels, 2011\n\n${heading}\nClean driving licence.\n`;
      expect(await headingsOf(text)).toEqual([
        ['Education', 'education'],
        [heading, 'other'],
      ]);
    },
  );

  it.each([
    ['among skills', 'Skills\nTools\nLathe, drill\n\nOther\nSoldering\n'],
    ['between roles', 'Experience\nCook, Elm Hotel, 2016 - 2019\n\nOther\nBarista, 2014 - 2015\n'],
    ['within a paragraph', 'Education\nElm School, Hull\nOther\nA-levels, 2011\n'],
  ])('is none %s', async (_, text) => {
    expect(await headingsOf(text)).toHaveLength(1);
  });
});
