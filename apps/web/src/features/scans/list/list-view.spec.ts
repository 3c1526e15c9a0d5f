import { activeFilters } from './filters';
import { queryOf, readListView, searchOf, wholeList } from './list-view';

const read = (search: string) => readListView(new URLSearchParams(search));

describe('the list view in the URL', () => {
  it('round-trips', () => {
    const search =
      'q=ward+nurse&sort=best-score&status=queued%2Creading&readyToApply=true&saved=false&minScore=40&maxScore=90&page=3&cursor=abc';
    expect(searchOf(read(search))).toBe(search);
  });

  it('is empty for the default view', () => {
    expect(searchOf(wholeList)).toBe('');
    expect(read('')).toEqual(wholeList);
  });

  it.each([
    'sort=upwards',
    'status=done',
    'readyToApply=yes',
    'minScore=101',
    'minScore=90&maxScore=40',
    'minScore=-1',
    'page=0',
    'page=101',
    'page=1e2',
    'cursor=',
    'stage=hired',
  ])('ignores %s', (search) => {
    expect(read(search)).toEqual(wholeList);
  });

  it('uses the cursor if there is one, beyond the page limit too', () => {
    expect(queryOf(read('page=7'))).toEqual({ limit: '10', page: '7' });
    expect(queryOf(read('page=700&cursor=abc&q=+ward+'))).toEqual({
      limit: '10',
      cursor: 'abc',
      q: 'ward',
    });
  });

  it('describes the active filters', () => {
    const labels = (search: string) => activeFilters(read(search)).map(({ label }) => label);
    expect(
      labels('q=ward&status=reading,failed&readyToApply=false&minScore=60&saved=true'),
    ).toEqual(['“ward”', 'In progress', 'Failed', 'Not Applicable', 'Score 60 or more', 'Saved']);
    expect([
      labels('maxScore=50'),
      labels('minScore=0&maxScore=50'),
      labels('sort=oldest&page=2'),
    ]).toEqual([['Score 50 or less'], ['Score 0 to 50'], []]);
  });
});
