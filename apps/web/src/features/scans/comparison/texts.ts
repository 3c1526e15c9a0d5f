/** Texts that compare how well several resumes fit a posting. */
export const texts = {
  title: 'Your resumes',
  fitsBest: (name: string) => `${name} fits best.`,
  applyWith: (name: string) => `Apply with ${name}. It fits better than your default resume.`,
  applyWithEither: (name: string, other: string) =>
    `Apply with ${name}. Your default resume, ${other}, fits about as well.`,
  ifYouApply: (name: string) => `If you apply, use ${name}, not your default resume.`,
  aboutAsWell: 'fits about as well',
  // Requirements may contain commas.
  lacks: (requirements: readonly string[]) => `lacks ${requirements.join('; ')}`,
  estimate: 'an estimate',
  estimateLacks: (requirements: readonly string[]) =>
    `an estimate, lacks ${requirements.join('; ')}`,
};
