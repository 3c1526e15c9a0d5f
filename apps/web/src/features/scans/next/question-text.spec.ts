import { type ConditionAsk } from '@rolefit/contracts';
import { questionText } from './question-text';
import { texts as german } from './question-texts.de';

describe('a question about a licence', () => {
  const licence: ConditionAsk = { type: 'licence', name: 'Driving licence class B' };

  it('calls it by its name, as the posting and the profile do', () => {
    const ofName = (name: string) => questionText({ type: 'licence', name });
    expect(questionText(licence)).toBe('Do you have a class B driving licence?');
    expect(ofName("Driver's license")).toBe("Do you have a driver's license?");
    expect(ofName('ACLS')).toBe('Are you ACLS certified?');
    expect(ofName('CPA')).toBe('Are you a CPA?');
    expect(ofName('RN')).toBe('Are you an RN?');
    expect(ofName('ASE Master Technician')).toBe('Are you an ASE Master Technician?');
    expect(ofName('Crane operator certification')).toContain('licence or certificate: Crane');
    expect(ofName('Forklift certification')).toBe('Do you have forklift certification?');
    expect(ofName('NMC registration')).toBe('Do you have NMC registration?');
    expect(ofName('NIH Stroke Scale')).toBe(
      'Do you have this licence or certificate: NIH Stroke Scale?',
    );
    expect(ofName('Registered nurse')).toBe('Are you a registered nurse?');
    expect(ofName('Nurse practitioner')).toBe('Are you a nurse practitioner?');
    expect(ofName('Licensed social worker')).toBe('Are you a licensed social worker?');
    expect(ofName('Certification in Mathematics 7-12')).toBe(
      'Do you have a certification in Mathematics 7-12?',
    );
  });

  it('names a clearance the same way', () => {
    const ofName = (name: string) => questionText({ type: 'clearance', name });
    expect(ofName('Security clearance')).toBe('Do you have a security clearance?');
    expect(ofName('TS/SCI')).toBe('Do you have this clearance: TS/SCI?');
  });

  it('has its German name in German', () => {
    expect(german.ask.licence(licence.name)).toBe('Hast du einen Führerschein Klasse B?');
    expect(german.ask.licence('Registered nurse')).toBe(
      'Hast du eine Zulassung als Pflegefachkraft?',
    );
    expect(german.ask.licence('certification as a School Psychologist')).toBe(
      'Hast du diese Zulassung oder diesen Nachweis: certification as a School Psychologist?',
    );
    expect(german.ask.licence('ACLS')).toBe('Hast du ein ACLS-Zertifikat?');
    expect(german.ask.clearance('Security clearance')).toContain('Sicherheitsüberprüfung?');
  });
});
