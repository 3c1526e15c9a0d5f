import { type ConditionAsk } from '@rolefit/contracts';
import { questionText } from './question-text';
import { texts as german } from './question-texts.de';

describe('a question about a licence', () => {
  const licence: ConditionAsk = { type: 'licence', name: 'Driving licence class B' };

  it('calls it by its name, as the posting and the profile do', () => {
    expect(questionText(licence)).toBe(
      'Do you have this licence or certificate: Driving licence class B?',
    );
  });

  it('has its German name in German', () => {
    expect(german.ask.licence(licence.name)).toContain('Führerschein Klasse B');
    expect(german.ask.clearance('Security clearance')).toContain('Sicherheitsüberprüfung?');
  });
});
