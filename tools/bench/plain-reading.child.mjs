/** Reads and judges new postings for as long as it is told, and answers how many a second. */
import { readPosting, readResume, warmUp } from '@rolefit/ai';
import { profileSkillsFrom, scoreMatch } from '@rolefit/scoring';
import { newPosting, resumeLines } from './slow-model.mjs';

await warmUp();
const { facts: resume } = await readResume(resumeLines.join('\n'), { asOf: '2026-01-01' });
const skills = profileSkillsFrom(resume).map(({ name, score }) => ({ name, score, source: 'resume' }));
process.on('disconnect', () => process.exit(0));
process.on('message', async (ms) => {
  const startedAt = performance.now();
  let count = 0;
  while (performance.now() - startedAt < ms) {
    const { facts: posting } = await readPosting(newPosting());
    scoreMatch({ posting, resume, skills });
    count += 1;
  }
  process.send((count * 1_000) / (performance.now() - startedAt));
});
process.send('ready');
