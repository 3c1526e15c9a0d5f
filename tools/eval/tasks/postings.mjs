import { byLanguage } from '../by-language.mjs';

/** Skills that postings ask for, on the side where they belong. */
export const postings = {
  needs: ['postings', 'manifest.json'],
  async run({ data, readings }) {
    const manifest = data.manifest('postings');
    const predictions = await readings.each(manifest.files, async ({ id, file }) => {
      const { facts } = await readings.posting(file);
      const named = (importance) => facts.skills.filter((skill) => skill.importance === importance).map(({ name }) => name);
      return { id, required: named('required'), preferred: named('preferred') };
    });
    const scored = data.score('postings', manifest, predictions);
    const labelled = { files: manifest.files.filter(({ required }) => required) };
    return {
      predictions,
      figures: [
        { figure: 'recall of required', value: scored.required_recall, min: 0.8 },
        { figure: 'recall of preferred', value: scored.preferred_recall, min: 0.8 },
        { figure: 'right side', value: scored.required_or_preferred_side_accuracy, min: 0.8 },
        { figure: 'traps', value: scored.trap_rate, max: 0.02 },
        { figure: 'precision, expert documents', value: scored.expert_documents.precision_vs_all_spans },
        { figure: 'recall of knowledge spans', value: scored.expert_documents.recall_of_knowledge_spans },
        { figure: 'recall, French and Spanish', value: recallOfBoth(data, labelled.files.filter(({ lang }) => lang === 'fr' || lang === 'es'), predictions), min: 0.75 },
        ...byLanguage(labelled, ({ lang }) => lang, (files) => ({ recall: recallOfBoth(data, files, predictions) })),
      ],
    };
  },
};

/** Recall over required and preferred together: each side's recall, weighted by its labels. */
function recallOfBoth(data, files, predictions) {
  const count = (side) => files.reduce((sum, file) => sum + file[side].length, 0);
  const [required, preferred] = [count('required'), count('preferred')];
  if (required + preferred === 0) return null;
  const scored = data.score('postings', { files }, predictions);
  return ((scored.required_recall ?? 0) * required + (scored.preferred_recall ?? 0) * preferred) / (required + preferred);
}
