import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = globSync('**/*.tsx', { cwd: __dirname, exclude: ['**/*.spec.tsx'] });
const theme = readFileSync(join(__dirname, '../../../libs/design-tokens/src/theme.css'), 'utf8');
/** Colours of Tailwind's own palette, which our theme removes: their classes have no effect unless it defines them. */
const ofPalette =
  /\b(?:bg|text|border|fill|stroke)-(white|black|(?:slate|gray|red|amber|green|teal|blue)-\d{2,3})\b/g;

it('uses no color class that the theme leaves without a color', () => {
  const used = sources.flatMap((file) =>
    [...readFileSync(join(__dirname, file), 'utf8').matchAll(ofPalette)].map(
      ([, color = '']) => color,
    ),
  );
  expect(used).toContain('white');
  expect(used.filter((color) => !theme.includes(`--color-${color}:`))).toEqual([]);
});
