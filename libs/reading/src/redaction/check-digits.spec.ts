import {
  passesDni,
  passesLuhn,
  passesMod11And10,
  passesMod11And2,
  passesMod97,
  passesNir,
  passesPensionNumber,
  passesVerhoeff,
} from './check-digits.js';

describe('check digits', () => {
  // Published examples of each standard.
  it.each([
    ['Luhn', passesLuhn, '6408233234'],
    ['Verhoeff', passesVerhoeff, '234123412346'],
    ['MOD 97-10', passesMod97, 'GB82WEST12345698765432'],
    ['MOD 97-10', passesMod97, 'DE89370400440532013000'],
    ['MOD 11,10', passesMod11And10, '86095742719'],
    ['MOD 11,10', passesMod11And10, '47036892816'],
    ['MOD 11-2', passesMod11And2, '11010519491231002X'],
    ['NIR', passesNir, '255081416802538'],
    ['DNI', passesDni, '12345678Z'],
    ['NIE', passesDni, 'X1234567L'],
    ['pension number', passesPensionNumber, '65170839J003'],
  ] as const)('of %s hold for a right id and for none with one digit changed', (_, passes, id) => {
    expect(passes(id)).toBe(true);
    for (let at = 0; at < id.length; at++) {
      if (!/\d/.test(id.charAt(at))) continue;
      expect(
        passes(`${id.slice(0, at)}${(Number(id.charAt(at)) + 1) % 10}${id.slice(at + 1)}`),
      ).toBe(false);
    }
  });
});
