import { drawnPdf, shown } from '../../testing/drawn-pdf.js';
import { isCutOff, isShifted } from './damage.js';

const whole = drawnPdf(shown(60, 700, 'Tailor, twenty years in Lyon'));

it('detects truncated and shifted files', () => {
  expect([isCutOff(whole), isShifted(whole)]).toEqual([false, false]);
  expect(isCutOff(whole.subarray(0, whole.indexOf('xref\n')))).toBe(true);
  expect(
    isShifted(
      Buffer.from(
        whole.toString('latin1').replaceAll('\r', '').replaceAll(' 0 obj\n', ' 0 obj\n\n'),
        'latin1',
      ),
    ),
  ).toBe(true);
});

it('accepts a file with leading bytes before its header', () => {
  expect(isShifted(Buffer.concat([Buffer.from('Content-Type: application/pdf\n\n'), whole]))).toBe(
    false,
  );
});
