/** Every file of the resumes, edge cases included, as an upload: what happens to it, and how long that takes. */
export const uploads = {
  needs: ['resumes', 'manifest.json'],
  async run({ data, readings }) {
    const manifest = data.manifest('resumes');
    const predictions = await readings.each(manifest.files, async ({ id, file }) => {
      const { outcome, ms } = await readings.pdf(file);
      return { id, outcome, ms };
    });
    const { outcome_accuracy: accuracy, slowest_ms: slowestMs, failures } = data.score('uploads', manifest, predictions);
    return {
      predictions,
      figures: [
        { figure: 'right outcome', value: accuracy, min: 1, note: failures.join('; ') },
        { figure: 'slowest, ms', value: slowestMs, max: 10_000 },
      ],
    };
  },
  /** Times differ from run to run; everything else must not. */
  comparable: ({ id, outcome }) => ({ id, outcome }),
};
