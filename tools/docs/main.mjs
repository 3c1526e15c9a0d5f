/** `npm run docs`: writes the pages under docs/ that are made from code. */
import { writeFileSync } from 'node:fs';
import { scoringPage } from './scoring-page.mjs';

writeFileSync(new URL('../../docs/scoring.md', import.meta.url), await scoringPage());
process.stdout.write('docs/scoring.md\n');
