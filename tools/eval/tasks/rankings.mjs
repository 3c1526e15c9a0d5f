import { canBeJudged, scoreMatch } from '@rolefit/scoring';

/** Postings ranked for anonymised resumes by two annotators who barely agree: a smoke test. */
export const rankings = {
  needs: ['gold', 'vanetik.rankings.jsonl'],
  async run({ data, readings }) {
    const gold = data.lines('gold', 'vanetik.rankings.jsonl');
    const vacancies = await readings.each(data.lines('gold', 'vanetik.vacancies.jsonl'), ({ title, text }) => readings.postingText(`${title}\n\n${text}`));
    const predictions = await readings.each(gold, async ({ id, resume: text }) => {
      const { facts, skills } = await readings.resumeText(text);
      const list = skills.map((skill) => ({ ...skill, source: 'resume' }));
      return { id, scores: vacancies.map((posting) => (canBeJudged(posting.facts) ? scoreMatch({ posting: posting.facts, resume: facts, skills: list }).score.overallScore : 0)) };
    });
    const scored = data.score('rankings', gold, predictions);
    return { predictions, figures: [1, 2].map((one) => ({ figure: `order of pairs, annotator ${one}`, value: scored[`annotator_${one}`].pair_accuracy })) };
  },
};
