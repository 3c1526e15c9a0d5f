/** Reads and judges new postings for as long as it is told, and answers how many a second, and the processor time of each. */
import { readPosting, readResume, warmUp } from '@rolefit/ai';
import { judgeMatch, profileSkillsFrom } from '@rolefit/scoring';
import { newPosting, resumeLines } from './slow-model.mjs';

await warmUp();
const { facts: resume } = await readResume(resumeLines.join('\n'), { asOf: '2026-01-01' });
const skills = profileSkillsFrom(resume).map(({ name, score }) => ({ name, score, source: 'resume' }));
process.on('disconnect', () => process.exit(0));
process.on('message', async (ms) => {
  const [startedAt, used] = [performance.now(), process.cpuUsage()];
  let count = 0;
  while (performance.now() - startedAt < ms) {
    const { facts: posting } = await readPosting(newPosting());
    judgeMatch({ posting, resume, skills });
    count += 1;
  }
  const { user, system } = process.cpuUsage(used);
  process.send({ perSecond: (count * 1_000) / (performance.now() - startedAt), cpuMs: (user + system) / 1_000 / count });
});
process.send('ready');
