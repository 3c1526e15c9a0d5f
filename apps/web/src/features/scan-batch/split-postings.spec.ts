import { readPosting, splitPostings } from './split-postings';

describe('splitPostings', () => {
  it('splits at lines of hyphens or equals signs and at three blank lines', () => {
    expect(splitPostings('One\r\n\r\nmore\r\n---\r\nTwo\n =====  \nThree\n\n\n\n\nFour\n')).toEqual(
      ['One\n\nmore', 'Two', 'Three', 'Four'],
    );
  });

  it('keeps one or two blank lines and hyphens within a line', () => {
    const posting = 'Nurse\n\n\nWe ask -- and --- offer\n--\n- - -';
    expect(splitPostings(posting)).toEqual([posting]);
  });

  it('returns nothing for blank input', () => {
    expect(splitPostings('')).toEqual([]);
    expect(splitPostings('---\n\n===\n---')).toEqual([]);
  });
});

describe('readPosting', () => {
  it('reads company, URL and title from header lines', () => {
    expect(
      readPosting(
        'Company: Harbour Clinic\nurl : https://jobs.example.org/1\nJob title: Nurse\n\nWe ask:\nCompany: spirit',
      ),
    ).toEqual({
      companyName: 'Harbour Clinic',
      url: 'https://jobs.example.org/1',
      title: 'Nurse',
      logo: '',
      jobDescription: 'We ask:\nCompany: spirit',
    });
  });

  it('reads header lines in German', () => {
    expect(
      readPosting('Firma: Hafenklinik\nTitel: Pflegefachkraft\n\nWir suchen dich'),
    ).toMatchObject({
      companyName: 'Hafenklinik',
      title: 'Pflegefachkraft',
      jobDescription: 'Wir suchen dich',
    });
  });

  it.each([
    ['first', 'https://jobs.example.org/1\nWe look for a nurse'],
    ['last', 'We look for a nurse\nhttps://jobs.example.org/1'],
  ])('reads a bare URL on the %s line', (_place, text) => {
    expect(readPosting(text)).toMatchObject({
      url: 'https://jobs.example.org/1',
      jobDescription: 'We look for a nurse',
    });
  });

  it('keeps everything else in the text', () => {
    const text = 'Nurse: day shifts\nSee https://jobs.example.org/1\nCompany: late';
    expect(readPosting(text)).toMatchObject({ jobDescription: text, companyName: '', url: '' });
  });
});
