import { dropAllDrafts, dropDraft, keepDraft, readDraft } from './drafts';

describe('drafts', () => {
  it('are restored for their author only', () => {
    keepDraft('about', 'ada', { name: 'Ada' });
    expect(readDraft('about', 'ada')).toEqual({ name: 'Ada' });
    expect(readDraft('about', 'bruno')).toBeNull();
  });

  it('are removed one by one or all together, without touching other storage', () => {
    keepDraft('about', 'ada', 1);
    keepDraft('note', 'ada', 2);
    sessionStorage.setItem('isExtensionSource', 'true');
    dropDraft('about');
    expect([readDraft('about', 'ada'), readDraft('note', 'ada')]).toEqual([null, 2]);
    dropAllDrafts();
    expect([readDraft('note', 'ada'), sessionStorage.getItem('isExtensionSource')]).toEqual([null, 'true']);
  });

  it('are null if the stored value is invalid', () => {
    sessionStorage.setItem('draft:about', '{broken');
    expect(readDraft('about', 'ada')).toBeNull();
  });
});
