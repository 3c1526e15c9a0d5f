import { answersUpdateSchema, applyAnswers, type AnswersUpdate } from './answers-update.js';
import { limits } from './limits.js';

function messages(input: unknown): Record<string, string> {
  return Object.fromEntries(
    (answersUpdateSchema.safeParse(input).error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]),
  );
}

function update(input: unknown): AnswersUpdate {
  return answersUpdateSchema.parse(input);
}

describe('answers', () => {
  it('take what is said, and nothing is made up beside it', () => {
    expect(
      update({
        licences: { items: [' Registered  Nurse '] },
        languages: { items: [{ code: 'de' }] },
      }),
    ).toEqual({
      licences: { items: ['Registered Nurse'], isComplete: false },
      languages: { items: [{ code: 'de', level: null }], isComplete: false },
    });
  });

  it.each([
    [{ workPermits: { items: ['DE', 'Germany'] } }, 'workPermits.items.1', 'Choose a country'],
    [{ workPermits: { items: ['de'] } }, 'workPermits.items.0', 'Choose a country'],
    [
      { workPermits: { items: ['DE', 'DE'] } },
      'workPermits.items.1',
      'This is already in the list',
    ],
    [{ licences: { items: ['RN', 'rn'] } }, 'licences.items.1', 'This is already in the list'],
    [{ licences: { items: [''] } }, 'licences.items.0', 'Licence must be 1 to 100 characters'],
    [
      { clearances: { items: ['x'.repeat(101)] } },
      'clearances.items.0',
      'Clearance must be 1 to 100 characters',
    ],
    [
      { places: { items: ['x'.repeat(121)] } },
      'places.items.0',
      'Place must be 1 to 120 characters',
    ],
    [
      { languages: { items: [{ code: 'deu', level: 'B2' }] } },
      'languages.items.0.code',
      'Choose a language',
    ],
    [
      {
        languages: {
          items: [
            { code: 'de', level: 'B2' },
            { code: 'de', level: 'C1' },
          ],
        },
      },
      'languages.items.1',
      'This is already in the list',
    ],
    [
      {
        licences: {
          items: Array.from({ length: limits.answersPerKind + 1 }, (_, at) => `Licence ${at}`),
        },
      },
      'licences.items',
      'At most 50 entries',
    ],
    [{}, '', 'No updatable data found!'],
  ])('refuse %j', (input, path, message) => {
    expect(messages(input)).toEqual({ [path]: message });
  });

  it('refuse a kind and a level that there is not', () => {
    expect(answersUpdateSchema.safeParse({ hobbies: { items: ['Chess'] } }).success).toBe(false);
    expect(Object.keys(messages({ languages: { items: [{ code: 'de', level: 'D1' }] } }))).toEqual([
      'languages.items.0.level',
    ]);
  });

  it('take the union for its countries', () => {
    expect(messages({ workPermits: { items: ['EU', 'US'] } })).toEqual({});
  });
});

describe('an update of answers', () => {
  const before = applyAnswers(
    {},
    update({ licences: { items: ['CPR'] }, clearances: { isComplete: true } }),
  );

  it('replaces the kinds that are given and leaves the others', () => {
    expect(applyAnswers(before, update({ licences: { items: ['RN'] } }))).toEqual({
      licences: { items: ['RN'], isComplete: false },
      clearances: { items: [], isComplete: true },
    });
  });

  it('takes back what is null, and what says nothing any more', () => {
    const after = applyAnswers(
      before,
      update({
        licences: null,
        clearances: { items: [] },
        places: { items: [], arrangements: [] },
      }),
    );
    expect(JSON.stringify(after)).toBe('{}');
  });

  it('keeps a way of working without a place', () => {
    expect(applyAnswers({}, update({ places: { arrangements: ['remote'] } }))).toEqual({
      places: { items: [], arrangements: ['remote'], canRelocate: false, isComplete: false },
    });
  });

  it('is the same whatever comes first', () => {
    const [a, b] = [
      update({ licences: { items: ['RN'] } }),
      update({ workPermits: { items: ['DE'] } }),
    ];
    expect(JSON.stringify(applyAnswers(applyAnswers({}, a), b))).toBe(
      JSON.stringify(applyAnswers(applyAnswers({}, b), a)),
    );
  });
});
