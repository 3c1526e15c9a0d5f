import { findSkillMentions } from './find-skill-mentions.js';
import { skillByName } from './taxonomy.js';

function named(text: string): string[] {
  return findSkillMentions(text).map(({ skillId }) => skillId);
}

describe('skills in German, French, Spanish and Swedish texts', () => {
  it.each([
    [
      'Sie bringen Erfahrung in der Wundversorgung und Medikamentengabe auf der Intensivstation mit.',
      ['wound-care', 'medication-administration', 'critical-care'],
    ],
    [
      'Gute Kenntnisse in MS Office, insbesondere Excel; Teamfähigkeit und Zuverlässigkeit',
      ['microsoft-office', 'excel', 'teamwork', 'reliability'],
    ],
    [
      'Staplerschein, Kommissionierung, Wareneingang und Inventur',
      ['forklift-certification', 'order-picking', 'goods-receiving', 'stocktaking'],
    ],
    ['Schweisskenntnisse, Lesen technischer Zeichnungen', ['welding', 'blueprint-reading']],
    ['Lohn- und Gehaltsabrechnung, Monatsabschlüsse', ['payroll', 'month-end-close']],
    ['Fuehrerschein', ['drivers-license']],
    [
      'Vous assurez la gestion de projets et le rapprochement bancaire avec le pack Office.',
      ['project-management', 'bank-reconciliation', 'microsoft-office'],
    ],
    ['gestion des stocks, preparation de commandes', ['inventory-management', 'order-picking']],
    [
      'Soins infirmiers, prise de sang, pansements, esprit d\u2019equipe',
      ['nursing', 'phlebotomy', 'dressing-changes', 'teamwork'],
    ],
    [
      'Buscamos experiencia en atención al cliente, manejo de caja y trabajo en equipo.',
      ['customer-service', 'cash-handling', 'teamwork'],
    ],
    [
      'Gestion de nominas, contabilidad general, carretilla elevadora',
      ['payroll', 'accounting', 'forklift-operation'],
    ],
    [
      'Se requiere conocimiento de metodologías ágiles y bases de datos',
      ['agile', 'database-management'],
    ],
    [
      'Du har erfarenhet av läkemedelshantering, såromläggning och äldreomsorg.',
      ['medication-administration', 'wound-care', 'geriatric-care'],
    ],
    [
      'Orderplock, truckkort, lossning och lastning',
      ['order-picking', 'forklift-certification', 'loading-and-unloading'],
    ],
    [
      'Löpande bokföring, fakturering och månadsbokslut',
      ['bookkeeping', 'invoicing', 'month-end-close'],
    ],
    [
      'Vi söker dig med god datorvana, kundbemötande och kassahantering',
      ['computer-literacy', 'customer-service', 'cash-handling'],
    ],
    ['Svetsning, snickeri, plattsattning', ['welding', 'carpentry', 'tile-setting']],
    [
      'Undervisning, lektionsplanering, betygsättning',
      ['teaching', 'lesson-planning', 'student-assessment'],
    ],
  ])('are found in %j', (text, ids) => {
    expect(named(text)).toEqual(ids);
  });

  it('tell the French ward from the German measure', () => {
    expect(named('Soins en réanimation, service de réanimation polyvalente')).toEqual([
      'critical-care',
    ]);
    expect(named('Kenntnisse in Erster Hilfe und Reanimation')).toContain('cpr');
    expect(named('réanimation cardio-pulmonaire')).toEqual(['cpr']);
  });

  it('are not found in English words that are spelt like them', () => {
    expect(
      named(
        'The formation of a team, an expedition to the coast, and reparation at your discretion.',
      ),
    ).toEqual([]);
    expect(named('Design philosophies across geographies, and rare pathologies.')).toEqual([]);
    expect(named('A stapler, a fret saw and the secretariat, with a fine physique.')).toEqual([]);
  });

  it('are known by name, with and without accents', () => {
    expect(skillByName('Wundversorgung')?.id).toBe('wound-care');
    expect(skillByName('gestión de proyectos')?.id).toBe('project-management');
    expect(skillByName('gestion de proyectos')?.id).toBe('project-management');
  });
});
