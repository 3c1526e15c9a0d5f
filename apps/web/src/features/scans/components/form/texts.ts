import { limits } from '@rolefit/contracts';
import { pluralOf } from '@/lib/format';

/** Texts of the scan form. */
export const texts = {
  jobDescription: 'Job Description',
  wholePosting: 'Paste the whole posting',
  detailsLabel: 'Details of the posting',
  details: { title: 'Title', companyName: 'Company', url: 'Link' },
  addDetail: { title: 'Add a title', companyName: 'Add a company', url: 'Add a link' },
  editDetail: (name: string, value: string) => `${name}: ${value}. Edit`,
  titleTooLong: () => `Title must be at most ${limits.postingTitleChars} characters`,
  words: (count: number) => pluralOf(count, { one: '1 word', other: '# words' }),
  tooFewWords: (count: number) =>
    pluralOf(count, {
      one: `1 word; a score needs at least ${limits.postingMinWords}`,
      other: `# words; a score needs at least ${limits.postingMinWords}`,
    }),
  refused: 'We couldn’t start this scan. Your text is still here.',
  submit: 'Scan job',
  submitKeys: 'or Ctrl+Enter',
  submitting: 'Scanning...',
};
