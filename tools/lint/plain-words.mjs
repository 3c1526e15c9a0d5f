import { tests } from './files.mjs';
import { codeSyntax } from './language-rules.mjs';

const contract = 'Contract it on screens: "couldn’t", "isn’t".';

/** Phrases that users never read: they sound translated, or like a machine. See docs/texts.md. */
const banned = [
  [String.raw`\bstands?\b`, 'Say "is", "appears" or "will appear here".'],
  [String.raw`\bby (?:itself|themselves|ourselves)\b`, 'Say "automatically".'],
  [String.raw`\bgoes on\b|\bgo on with`, 'Say "continues".'],
  [String.raw`\bof (?:yours|today)\b`, 'Say "your …" or "current".'],
  [String.raw`\bthe rule is at least\b`, 'Say how far it is: "8 points below the 60 we look for".'],
  [String.raw`\b(?:would|could) do\b`, 'Say "would be enough".'],
  [String.raw`\blets? [^.]*\bno\b`, 'Say what is not possible: "can’t".'],
  [String.raw`\bso far\b`, 'Leave it out.'],
  [
    String.raw`\b(?:could|do|does|did|is|are|was|were|has|have|had|will|would|should) not\b`,
    contract,
  ],
];

const selectors = banned.flatMap(([words, message]) => {
  // Words of one language part by spaces; names and codes have none.
  const pattern = `/^(?=[^]* )[^]*(?:${words})/i`;
  return [
    { selector: `Literal[value=${pattern}]`, message },
    { selector: `TemplateElement[value.cooked=${pattern}]`, message },
  ];
});

export const plainWordRules = [
  {
    files: [
      'apps/{web,extension}/src/**/{texts,*-texts,*-text}.ts',
      'libs/contracts/src/{*-errors,error-codes,form-messages,resume-refusals}.ts',
      'libs/{scoring,linking}/src/**/*.ts',
      'libs/match-texts/src/english/**/*.ts',
    ],
    ignores: [
      ...tests,
      '**/{privacy,terms}-text.ts',
      '**/german-errors.ts',
      'libs/linking/src/countries.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...codeSyntax, ...selectors] },
  },
];
