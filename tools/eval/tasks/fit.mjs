import { scoreMatch } from '@rolefit/scoring';


/** Pairs of a resume and a posting: does the better one score higher, and is it called ready? */
function pairsTask(goldFile, { isReadyJudged }) {
  return {
    needs: ['gold', goldFile],
    async run({ data, readings }) {
      const gold = data.lines('gold', goldFile);
      const files = { resume: filesOf(data, 'resumes'), posting: filesOf(data, 'postings') };
      const predictions = await readings.each(gold, (pair) => judge(pair, files, readings));
      const scored = data.score('fit', gold, predictions.filter(({ overallScore }) => overallScore !== null));
      return { predictions, figures: figuresOf(scored, gold, predictions, isReadyJudged) };
    },
  };
}

function filesOf(data, folder) {
  return new Map(data.manifest(folder).files.map(({ id, file }) => [id, file]));
}

async function judge({ resume: resumeId, posting: postingId }, files, readings) {
  const [resume, posting] = [await readings.resume(files.resume.get(resumeId)), await readings.posting(files.posting.get(postingId))];
  const match = resume === null ? null : judgeFacts(resume, posting);
  return { resume: resumeId, posting: postingId, overallScore: match?.score.overallScore ?? null, readyToApply: match?.readyToApply ?? null };
}

/** A posting that asks nothing is not scored, as in the product. */
function judgeFacts({ facts, skills }, posting) {
  return posting.isJudged ? scoreMatch({ posting: posting.facts, resume: facts, skills: skills.map((skill) => ({ ...skill, source: 'resume' })) }) : null;
}

function figuresOf(scored, gold, predictions, isReadyJudged) {
  const ready = (wanted) => predictions.filter(({ readyToApply }, at) => readyToApply && wanted(gold[at].label)).length;
  const strong = gold.filter(({ label }) => label === 3).length;
  return [
    { figure: 'order of pairs', value: scored.pair_order_accuracy, min: 0.85 },
    { figure: 'AUC of 2–3 against 0–1', value: scored.auc_fit_2_3_vs_0_1, min: 0.9 },
    { figure: 'quadratic kappa', value: scored.qwk_bands_25_50_75, min: 0.55 },
    { figure: `ready among the ${strong} of label 3`, value: ready((label) => label === 3), ...(isReadyJudged ? { min: Math.ceil((strong * 5) / 6) } : {}) },
    { figure: 'ready among labels 0–1', value: ready((label) => label < 2), ...(isReadyJudged ? { max: 0 } : {}) },
    { figure: 'not scored', value: scored.missing },
    ...scored.mean_score_by_label.map((mean, label) => ({ figure: `  mean score of label ${label}`, value: mean })),
  ];
}

export const fit = pairsTask('fit.jsonl', { isReadyJudged: false });
export const grid = pairsTask('fit.grid.jsonl', { isReadyJudged: true });
