import { isOccupation, occupationsIn } from './occupations/occupations.js';
import { titleFamilyLines } from './title-families.js';
import { mayBeName } from './title-surnames.js';
import { familyRelation, titleFamilies, titleFamily, titleSeniority } from './titles.js';

describe('titleFamily', () => {
  it.each([
    ['Senior Java Developer', 'software-engineering'],
    ['Software Engineers', 'software-engineering'],
    ['Data Engineer', 'data'],
    ['Site Reliability Engineer II', 'devops'],
    ['Mechanical Engineer', 'engineering'],
    ['Registered Nurse (ICU)', 'nursing'],
    ['Staff Accountant', 'accounting'],
    ['Product Owner', 'product'],
    ['Human Resources Specialist', 'human-resources'],
    ['Krankenschwester', 'nursing'],
    ['Customer Service Representative', 'customer-service'],
    ['CDL Truck Driver', 'transport'],
  ])('places %s', (title, family) => {
    expect(titleFamily(title)).toBe(family);
  });

  it('answers null where no word tells', () => {
    expect(titleFamily('Wizard of Light Bulb Moments')).toBeNull();
    expect(titleFamily('')).toBeNull();
  });
});

describe('titleFamily of a title that only the occupations know', () => {
  it.each([
    ['Undersköterska', 'nursing'],
    ['Lastbilschaufför', 'transport'],
    ['Accounts Assistant', 'accounting'],
    ['Fundraising Director', 'marketing'],
    ['Ekonomiassistent, Lunds kommun', 'accounting'],
    ['Assistent', 'office'],
    ['Quiet weekends by the sea', null],
  ])('reads %s as %s', (title, family) => {
    expect(titleFamily(title)).toBe(family);
  });
});

describe('titleSeniority', () => {
  it.each([
    ['Senior Engineer', 'senior'],
    ['Sr. Engineer', 'senior'],
    ['Engineering Intern', 'intern'],
    ['Lead Developer', 'lead'],
    ['Junior Buyer', 'junior'],
    ['VP of Sales', 'executive'],
    ['Engineer II', 'mid'],
    ['Technician I', 'junior'],
    ['I.T. Technician', null],
    ['SVP Retail Planning', 'executive'],
    ['Student Nurse', 'intern'],
    ['Inköpschef', 'lead'],
    ['Souschef', null],
    ['Student Services Officer', null],
    ['Senior Student Adviser', 'senior'],
    ['Internal Auditor', null],
    ['Software Engineer', null],
  ])('reads %s as %s', (title, rung) => {
    expect(titleSeniority(title)).toBe(rung);
  });
});

describe('familyRelation', () => {
  it('knows the same, the related and strangers, both ways round', () => {
    expect(familyRelation('data', 'data')).toBe('same');
    expect(familyRelation('data', 'software-engineering')).toBe('related');
    expect(familyRelation('software-engineering', 'data')).toBe('related');
    expect(familyRelation('nursing', 'devops')).toBeNull();
    expect(familyRelation('nobody', 'nobody')).toBeNull();
  });

  it('relates only families that exist', () => {
    const related = titleFamilyLines
      .trim()
      .split('\n')
      .flatMap((line) => (line.split('|')[1] ?? '').split(',').map((id) => id.trim()));
    expect(related.filter((id) => id !== '' && !titleFamilies.includes(id))).toEqual([]);
    for (const family of titleFamilies) expect(familyRelation(family, family)).toBe('same');
    expect(titleFamilies.length).toBeGreaterThan(30);
  });
});

describe('titleFamily of longer titles', () => {
  it.each([
    ['DevOps Engineer (Java, AWS)', 'devops'],
    ['Software Development Engineer II', 'software-engineering'],
    ['Business Developer', 'sales'],
    ['Warehouse Manager', 'logistics'],
    ['nursing', 'nursing'],
    ['(Data Analyst)', 'data'],
  ])('places %s', (title, family) => {
    expect(titleFamily(title)).toBe(family);
  });
});

describe('titles of every profession', () => {
  it.each([
    ['Physiotherapist', 'therapy'],
    ['Senior Speech-Language Pathologist', 'therapy'],
    ['Dental Hygienist', 'health-support'],
    ['Hospital Pharmacist', 'pharmacy'],
    ['Veterinary Nurse', 'veterinary'],
    ['Lead Preschool Teacher', 'education'],
    ['Nanny', 'childcare'],
    ['Assistant Professor of History', 'education'],
    ['Legal Counsel', 'law'],
    ['Policy Advisor', 'public-administration'],
    ['Town Planner', 'public-administration'],
    ['Wedding Photographer', 'creative-arts'],
    ['Investigative Journalist', 'media'],
    ['Master Electrician', 'construction'],
    ['Crane Operator', 'construction'],
    ['CNC Machinist', 'production'],
    ['Forklift Driver', 'logistics'],
    ['HGV Driver', 'transport'],
    ['Flight Attendant', 'transport'],
    ['Pastry Chef', 'hospitality'],
    ['Hotel Receptionist', 'hospitality'],
    ['Hair Stylist', 'beauty'],
    ['Yoga Instructor', 'fitness'],
    ['Arborist', 'agriculture'],
    ['Marine Biologist', 'research'],
    ['Office Cleaner', 'cleaning'],
    ['Property Manager', 'property'],
    ['Insurance Broker', 'finance'],
    ['Shop Assistant', 'sales'],
    ['Field Service Technician', 'maintenance'],
    ['Gesundheits- und Krankenpfleger (m/w/d)', 'nursing'],
    ['Pflegefachkraft (w/m/d) Intensivstation', 'nursing'],
    ['Softwareentwicklerin Java', 'software-engineering'],
    ['Javaentwickler', 'software-engineering'],
    ['Steuerfachangestellte', 'accounting'],
    ['Kauffrau für Büromanagement', 'office'],
    ['Verkäufer:in im Außendienst', 'sales'],
    ['Lkw-Fahrer Nahverkehr', 'transport'],
    ['Fachkraft für Lagerlogistik', 'logistics'],
    ['Kfz-Mechatroniker', 'maintenance'],
    ['Elektroniker für Betriebstechnik', 'maintenance'],
    ['Grundschullehrerin', 'education'],
    ['Erzieherin in Teilzeit', 'childcare'],
    ['Medizinische/r Fachangestellte/r', 'health-support'],
    ['Zahnmedizinische*n Fachangestellte*n', 'health-support'],
    ['Medizinische(r) Fachangestellte(r)', 'health-support'],
    ['Pharmazeutisch-technische:r Assistent:in', 'pharmacy'],
    ['Kaufmann/-frau für Büromanagement', 'office'],
    ['Immobilienkauffrau/-mann', 'property'],
    ['Industriekaufmann/frau', 'office'],
    ['Groß- und Außenhandelskauffrau', 'sales'],
    ['Steuerfachwirt/in', 'accounting'],
    ['Sozialpädagogin', 'social-work'],
    ['Rechtsanwaltsfachangestellte', 'law'],
    ['Reinigungskraft', 'cleaning'],
    ['Mathematiklehrer', 'education'],
    ['Bauzeichner', 'design'],
    ['Infirmière de bloc opératoire', 'nursing'],
    ['Aide-soignant de nuit', 'nursing'],
    ['Développeuse web', 'software-engineering'],
    ['Chef de projet digital', 'project-management'],
    ['Chef de cuisine', 'hospitality'],
    ['Conducteur de travaux', 'construction'],
    ['Préparatrice de commandes', 'logistics'],
    ['Assistante de direction', 'office'],
    ['Comptable fournisseurs', 'accounting'],
    ['Conseillère de vente', 'sales'],
    ['Professeur des écoles', 'education'],
    ["Agent d'entretien", 'cleaning'],
    ['Technicienne de maintenance', 'maintenance'],
    ['Avocate en droit social', 'law'],
    ['Enfermera de quirófano', 'nursing'],
    ['Auxiliar de enfermería', 'nursing'],
    ['Desarrolladora Java', 'software-engineering'],
    ['Mozo de almacén', 'logistics'],
    ['Camarera de pisos', 'hospitality'],
    ['Jefe de obra', 'construction'],
    ['Profesora de matemáticas', 'education'],
    ['Abogada laboralista', 'law'],
    ['Dependienta de moda', 'sales'],
    ['Técnico de mantenimiento', 'maintenance'],
    ['Contable sénior', 'accounting'],
    ['Ingeniera industrial', 'engineering'],
    ['Trabajadora social', 'social-work'],
    ['Administrativo contable', 'accounting'],
    ['Peluquera', 'beauty'],
    ['Head of Marketing', 'marketing'],
    ['Store Manager', 'sales'],
    ['Emergency Dispatcher', 'public-safety'],
  ])('places %s', (title, family) => {
    expect(titleFamily(title)).toBe(family);
  });

  it('places no one by a common name', () => {
    const names = [
      'Martin Schneider',
      'Claire Fontaine',
      'Juan Pérez',
      'Anna Müller',
      'Sabine Köhler',
      'Lisa Berger',
      'Diego Herrera',
      'Christina Bauer',
    ];
    expect(names.filter((name) => titleFamily(name) !== null)).toEqual([]);
  });
});

describe('mayBeName', () => {
  it('takes a trade after a first name for a surname, not after words of titles', () => {
    expect(
      ['Sarah Baker', 'Thomas A. Cook', 'Anna Koch', 'Pierre Boulanger'].every(mayBeName),
    ).toBe(true);
    expect(
      ['Head Baker', 'Line Cook', 'Baker', 'Nurse', 'Registered Nurse', 'Truck Driver'].some(
        mayBeName,
      ),
    ).toBe(false);
  });
});

describe('a title in both forms', () => {
  it.each([
    ['Técnico/a de mantenimiento', 'Técnico de mantenimiento'],
    ['Conductor/a de autobús', 'Conductor de autobús'],
    ['Infirmier(ère) en bloc', 'Infirmier en bloc'],
    ['Elektroniker/-in für Betriebstechnik', 'Elektroniker für Betriebstechnik'],
    ['Mechatroniker:in Instandhaltung', 'Mechatroniker Instandhaltung'],
  ])('%s is read as %s', (both, one) => {
    expect(titleFamily(both)).toBe(titleFamily(one));
    expect(titleFamily(one)).not.toBeNull();
    expect(occupationsIn(both)).toEqual(occupationsIn(one));
  });

  it('is not every title with a stroke', () => {
    expect(occupationsIn('Cook/baker').map(({ id }) => id)).toEqual(
      occupationsIn('Cook, baker').map(({ id }) => id),
    );
  });
});

describe('isOccupation', () => {
  it('is true of a whole title only', () => {
    expect(isOccupation('Home health aide')).toBe(true);
    expect(isOccupation('Vårdbiträde')).toBe(true);
    expect(isOccupation('Home health aide of the year')).toBe(false);
    expect(isOccupation('Harbour Inn')).toBe(false);
  });
});
