/** The made-up persons whose resumes a visitor can score a posting against. */
export const sampleNames = ['developer', 'nurse', 'electrician'] as const;
export type SampleName = (typeof sampleNames)[number];
