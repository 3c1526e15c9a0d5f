import { type Job } from '@rolefit/contracts';
import { aJob, anId } from '@/testing/builders';
import {
  type BatchItem,
  checkPosting,
  emptyPosting,
  findDuplicates,
  isDone,
  type PostingValues,
  problemsOf,
  readyItems,
  withAnswers,
} from './batch-item';

const values = (changes: Partial<PostingValues> = {}): PostingValues => ({
  ...emptyPosting,
  jobDescription: 'We look for a ward nurse.',
  companyName: 'Harbour Clinic',
  url: 'https://jobs.example.org/1',
  ...changes,
});
const item = (
  id: string,
  changes: Partial<PostingValues> = {},
  answer: BatchItem['answer'] = null,
): BatchItem => ({ id, values: values(changes), answer });
const jobIdOf = (posting: PostingValues) =>
  readyItems([{ id: 'x', values: posting, answer: null }])[0]?.request.jobId;
const job: Job = aJob({ _id: anId(5) });

describe('a posting of a batch', () => {
  it('is validated by the contract’s schema and messages', () => {
    expect(
      checkPosting(values({ companyName: 'x', url: 'jobs.example.org', jobDescription: ' a ' })),
    ).toEqual({
      fields: {
        jobDescription: 'Job Description Required',
        companyName: 'Company name must have at least 2 characters',
        url: 'Paste a link that starts with https://',
      },
    });
  });

  it('is sent without empty fields', () => {
    expect(readyItems([item('a', { logo: ' ' })])[0]?.request).toEqual({
      jobDescription: 'We look for a ward nurse.',
      companyName: 'Harbour Clinic',
      url: 'https://jobs.example.org/1',
      jobId: expect.stringMatching(/^many-[a-z0-9]+$/),
    });
    expect(
      readyItems([item('a', { title: 'Nurse', logo: 'https://x.example/l.png' })])[0]?.request,
    ).toMatchObject({ title: 'Nurse', logo: 'https://x.example/l.png' });
  });

  it('has the same id for the same content, ignoring whitespace', () => {
    expect(jobIdOf(values())).toBe(jobIdOf(values({ companyName: ' Harbour  Clinic ' })));
    const others = [
      { title: 'Nurse' },
      { companyName: 'Harbour Clinics' },
      { url: 'https://jobs.example.org/2' },
      { jobDescription: 'We look for a ward nurse!' },
    ];
    expect(new Set([{}, ...others].map((changes) => jobIdOf(values(changes)))).size).toBe(5);
  });

  it('is not sent again after an answer unless it is changed', () => {
    const refused = item('b', {}, { outcome: 'refused', message: 'No', fields: {} });
    expect(
      readyItems([
        item('a', {}, { outcome: 'accepted', scanId: anId(1) }),
        refused,
        item('c'),
        item('d', { url: 'no address' }),
      ]).map(({ id }) => id),
    ).toEqual(['c']);
    expect(problemsOf(refused)).toEqual({ '': 'No' });
    expect(
      problemsOf(
        item('b', {}, { outcome: 'refused', message: 'No', fields: { url: 'Not this one' } }),
      ),
    ).toEqual({ url: 'Not this one' });
  });

  it('is detected as a duplicate', () => {
    expect([
      ...findDuplicates([
        item('a'),
        item('b', { title: 'Other' }),
        item('c'),
        item('d', { url: 'no address' }),
        item('e', { url: 'no address' }),
      ]),
    ]).toEqual([['c', 0]]);
  });

  it('receives its answer by position', () => {
    const refusal = {
      outcome: 'refused',
      message: 'Paste a link that starts with https://',
      fields: { url: 'Paste a link that starts with https://' },
    } as const;
    const after = withAnswers(
      [item('a'), item('b'), item('c'), item('d')],
      ['a', 'c', 'd'],
      [{ outcome: 'accepted', job }, refusal, { outcome: 'already-there', job }],
    );
    expect(after.map(({ answer }) => answer)).toEqual([
      { outcome: 'accepted', scanId: anId(5) },
      null,
      refusal,
      { outcome: 'already-there', scanId: anId(5) },
    ]);
    expect(after.map(isDone)).toEqual([true, false, false, true]);
  });
});
