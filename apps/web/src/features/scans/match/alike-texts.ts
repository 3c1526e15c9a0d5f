import { type Likeness } from '@rolefit/contracts';

/** Texts about other scans of a posting. */
export const texts = {
  heading: 'Also among your scans',
  text: (site: string) => (site === '' ? 'The same posting' : `The same posting on ${site}`),
  address: (site: string) => `The same address on ${site}`,
  title: (site: string) => `Looks like the same posting on ${site}`,
} satisfies Record<'heading', string> & Record<Likeness, (site: string) => string>;
