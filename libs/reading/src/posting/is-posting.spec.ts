import { isPosting } from './is-posting.js';
import { splitLines } from '../document/lines.js';

const isOne = (text: string) => isPosting(text, splitLines(text), []);

describe('isPosting', () => {
  it.each([
    [
      'prose that only speaks to the reader',
      'Pastry Chef\nThe Mill, Hull\n\nWe need a pastry chef for our small kitchen. You should have baked for a living. Food hygiene training is essential.',
    ],
    [
      'a school',
      'Teacher of History\n\nThe successful candidate will teach Years 7 to 9. An enhanced DBS check is required.',
    ],
    [
      'an employer in the third person',
      'Graduate Mechanical Engineer\n\nPump maker in Sheffield seeks a graduate mechanical engineer.\n\nYour tasks\nStress calculations\n\nYour profile\nDegree in engineering',
    ],
    [
      'Swedish',
      'Bagare\n\nVi söker en bagare till vårt bageri. Du arbetar tidiga morgnar.\n\nKvalifikationer\nErfarenhet av surdeg',
    ],
    [
      'Swedish prose',
      'Elektriker till varvet i Luleå\n\nHos oss installerar du kraft och belysning. Du har minst fem års erfarenhet av installation. Du är van vid att läsa ritningar.',
    ],
    [
      'Spanish',
      'Panadero\n\nSe busca panadero para obrador. Se requiere experiencia mínima de un año. Se ofrece contrato indefinido.',
    ],
  ])('knows a posting: %s', (_what, text) => {
    expect(isOne(text)).toBe(true);
  });

  it('takes no wish for a job for a posting', () => {
    expect(
      isOne(
        'Nora Quill\nGraduate baker seeks a full-time position\n\nQualifications\nHard-working\n',
      ),
    ).toBe(false);
  });

  it('takes no Swedish wish for a job for a posting', () => {
    expect(
      isOne(
        'Nora Quill\n\nJag är elektriker med minst fem års erfarenhet av installation och söker mig till ett mindre företag. Jag är van vid att läsa ritningar.\n',
      ),
    ).toBe(false);
  });

  it('takes no career for a posting, however much it tells of requirements', () => {
    expect(
      isOne(
        'Nora Quill\nBaker\n\nQualifications\nExperience in pastry, full-time\n\nBaker, Mill Ltd, March 2019 to present\nResponsible for bread; wrote the job description of candidates\nBaker, Oven Ltd, May 2014 to February 2019\n',
      ),
    ).toBe(false);
  });

  // Takes a few milliseconds; a pattern that restarts at every digit would block the worker for ten
  // seconds.
  it.each(['1', '2019', '12.', '1,', '$1'])(
    'looks through a text of nothing but %j in no time',
    (piece) => {
      const text = piece.repeat(60_000 / piece.length);
      const lines = splitLines(text);
      // CPU time, which is independent of the machine's load.
      const before = process.cpuUsage();
      expect(isPosting(text, lines, [])).toBe(false);
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
    },
  );
});
