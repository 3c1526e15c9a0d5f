/** Reads and judges new postings for the milliseconds that it is sent, and answers with its throughput. See plain-reading.ts. */
import { readPosting, readResume, warmUp } from '@rolefit/reading';
import { judgeMatch, type ProfileSkillInput, profileSkillsFrom } from '@rolefit/scoring';
import { newPosting, resumeLines } from '../servers/slow-model.ts';
import type { PlainReading } from './plain-reading.ts';

await warmUp();
const { facts: resume } = await readResume(resumeLines.join('\n'), { asOf: '2026-01-01' });
const skills = profileSkillsFrom(resume).map(({ name, score }): ProfileSkillInput => ({
  name,
  score,
  source: 'resume',
}));
process.on('disconnect', () => process.exit(0));
process.on('message', async (ms: number) => {
  const [startedAt, used] = [performance.now(), process.cpuUsage()];
  let count = 0;
  while (performance.now() - startedAt < ms) {
    const { facts: posting } = await readPosting(newPosting());
    judgeMatch({ posting, resume, skills });
    count += 1;
  }
  const { user, system } = process.cpuUsage(used);
  const answer: PlainReading = {
    perSecond: (count * 1_000) / (performance.now() - startedAt),
    cpuMs: (user + system) / 1_000 / count,
  };
  process.send?.(answer);
});
process.send?.('ready');
