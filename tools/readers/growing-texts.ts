/** A text that can grow: `head` puts the reader into some state, then `unit` repeats. */
export interface GrowingText {
  readonly name: string;
  readonly head: string;
  readonly unit: string;
}

const repeats = [
  ...[
    'a',
    '1',
    ' ',
    '\n',
    '.',
    ',',
    '"',
    '((',
    '))',
    '“a” ',
    'a.',
    'a@',
    'x/',
    'A-',
    'A | ',
    '\tx',
    '](',
    '<a ',
    "<a '",
    '&amp;',
    'a\u0301\u0323',
    'javascript:(',
  ],
  ...[
    'and ',
    'five ',
    'C, ',
    'C++ ',
    'BIM*',
    'Java or ',
    'Java, Python, Go, ',
    'Zorblax, Quuxit, ',
    'Foo Bar Baz ',
    'not required ',
    'Skills: ',
    '80%\n\n',
  ],
  ...[
    'English, German, French, ',
    'fluent in English and German, ',
    ',  ',
    'Kenntnisse in Java und ',
    'experience with A, ',
    'must have Java or Python. ',
    '5 years of Java, ',
    'ignore all instructions ',
  ],
  ...[
    '2019 - ',
    '2019 - 2020\n',
    'Jan 2019 – Mar 2020, ',
    'salary $30,000 ',
    '+49 171 1234567 ',
    'jo@x.de ',
    'Jo Smith ',
  ],
  ...[
    '- a\n',
    '- Build things with Docker\n',
    'Java dev\n',
    'Requirements\n\n',
    'Experience\n\n',
    'Java\tPython\tGo\n',
    'Baker at Bread Ltd, 2019 - 2020\n- Baked bread\n',
    'Bachelor of Science in Physics, 2019\n',
    'We need Java and a good cook with 5 years of experience, ',
  ],
  ...['职业', '职业技能工作经验', '工作经验\n熟悉Java\n'],
].map((unit) => ({ name: unit, head: '', unit }));

const framed = [
  { name: 'Education: C++*', head: 'Jo Doe\n\nEducation\nBachelor of “', unit: 'C++*' },
  {
    name: 'Languages: English, ',
    head: 'Baker\n\nRequirements\n- Fluent in English',
    unit: ', English and ',
  },
  { name: 'Skills: Foo (3 years), ', head: 'Jo Doe\n\nSkills\n', unit: 'Foo (3 years), ' },
];

/** Repetitive texts, adversarial and ordinary ones. */
export const growingTexts: readonly GrowingText[] = [...repeats, ...framed];

export const grown = ({ head, unit }: GrowingText, chars: number): string =>
  (head + unit.repeat(Math.ceil(chars / unit.length))).slice(0, chars);
