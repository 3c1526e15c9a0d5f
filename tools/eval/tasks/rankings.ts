import { z } from 'zod';
import { metricSchema } from '../labels.ts';
import { judge } from '../readings.ts';
import { type Task } from '../task.ts';

const resumeSchema = z.looseObject({ id: z.string(), resume: z.string() });
const vacancySchema = z.looseObject({ title: z.string(), text: z.string() });
const annotatorSchema = z.object({ pair_accuracy: metricSchema });
const metricsSchema = z.object({ annotator_1: annotatorSchema, annotator_2: annotatorSchema });

/** Postings ranked for anonymised resumes by two annotators who barely agree: a smoke test. */
export const rankings: Task = {
  needs: ['gold', 'vanetik.rankings.jsonl'],
  async run({ data, readings }) {
    const gold = data.lines(resumeSchema, 'gold', 'vanetik.rankings.jsonl');
    const vacancies = await readings.each(
      data.lines(vacancySchema, 'gold', 'vanetik.vacancies.jsonl'),
      ({ title, text }) => readings.postingText(`${title}\n\n${text}`),
    );
    const predictions = await readings.each(gold, async ({ id, resume: text }) => {
      const resume = await readings.resumeText(text);
      return {
        id,
        scores: vacancies.map((posting) =>
          posting.isJudged ? judge(posting, resume, resume.skills).score.overallScore : 0,
        ),
      };
    });
    const scored = data.score('rankings', metricsSchema, gold, predictions);
    return {
      predictions,
      figures: [
        { figure: 'order of pairs, annotator 1', value: scored.annotator_1.pair_accuracy },
        { figure: 'order of pairs, annotator 2', value: scored.annotator_2.pair_accuracy },
      ],
    };
  },
};
