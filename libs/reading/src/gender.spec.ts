import type { PostingFacts, ResumeFacts } from '@rolefit/contracts';
import { profileSkillsFrom, scoreMatch } from '@rolefit/scoring';
import { readPosting } from './read-posting.js';
import { readResume } from './read-resume.js';
import { occupations } from './testing/occupations.js';

const texts = {
  de: {
    posting: (title: string, other: string) =>
      `${title} (m/w/d)\n\nWir suchen Verstärkung für unser Team in Jena.\n\nIhr Profil\n- Abgeschlossene Ausbildung als ${other}\n- Drei Jahre Berufserfahrung als ${other}\n- Kenntnisse in Excel\n- Gute Deutschkenntnisse\n`,
    resume: (title: string) =>
      `Kim Beispiel\nkim@example.org\n\nBerufserfahrung\n${title}, Muster GmbH, 01/2015 - 12/2022\n- Tägliche Arbeit mit Excel\n\nAusbildung\nAusbildung als ${title}, 2012 - 2015\n\nSprachen\nDeutsch (Muttersprache)\n`,
  },
  fr: {
    posting: (title: string, other: string) =>
      `${title} (H/F)\n\nNous recherchons une personne pour notre équipe à Lyon.\n\nProfil recherché\n- Diplôme ou formation de ${other}\n- Trois ans d’expérience en tant que ${other}\n- Maîtrise d’Excel\n`,
    resume: (title: string) =>
      `Camille Exemple\ncamille@example.org\n\nExpérience professionnelle\n${title}, Exemple SA, 01/2015 - 12/2022\n- Utilisation quotidienne d’Excel\n\nFormation\nFormation de ${title}, 2012 - 2015\n`,
  },
  es: {
    posting: (title: string, other: string) =>
      `${title}\n\nBuscamos una persona para nuestro equipo en Sevilla.\n\nRequisitos\n- Formación de ${other}\n- Tres años de experiencia como ${other}\n- Dominio de Excel\n`,
    resume: (title: string) =>
      `Alex Ejemplo\nalex@example.org\n\nExperiencia laboral\n${title}, Ejemplo SL, 01/2015 - 12/2022\n- Uso diario de Excel\n\nFormación\nFormación de ${title}, 2012 - 2015\n`,
  },
} as const;

const asked = async (posting: string) => (await readPosting(posting)).facts;
const shown = async (resume: string) => (await readResume(resume, { asOf: '2026-11-21' })).facts;

function resultOf(posting: PostingFacts, resume: ResumeFacts) {
  const skills = profileSkillsFrom(resume).map((skill) => ({
    ...skill,
    source: 'resume' as const,
  }));
  const { score, readyToApply, points } = scoreMatch({ posting, resume, skills });
  return {
    score,
    readyToApply,
    points: points.map(({ subScore, credit, points: earned }) => [subScore, credit, earned]),
  };
}

describe.each(['de', 'fr', 'es'] as const)('the gender of job titles (%s)', (language) => {
  const { posting, resume } = texts[language];

  it.each(occupations[language])('changes no point: %s', async (pair) => {
    const [masculine = '', feminine = ''] = pair.split('/');
    const [wanted, turned] = [
      await asked(posting(masculine, masculine)),
      await asked(posting(feminine, feminine)),
    ];
    const [his, hers] = [await shown(resume(masculine)), await shown(resume(feminine))];
    const expected = resultOf(wanted, his);
    expect(resultOf(wanted, hers)).toEqual(expected);
    expect(resultOf(turned, his).score).toEqual(expected.score);
  });
});
