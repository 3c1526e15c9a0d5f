import { removeAllDrafts, removeDraft, saveDraft, readDraft } from './drafts';

describe('drafts', () => {
  it('are restored for their author only', () => {
    saveDraft('about', 'ada', { name: 'Ada' });
    expect(readDraft('about', 'ada')).toEqual({ name: 'Ada' });
    expect(readDraft('about', 'bruno')).toBeNull();
  });

  it('are removed one by one or all together, without touching other storage', () => {
    saveDraft('about', 'ada', 1);
    saveDraft('note', 'ada', 2);
    sessionStorage.setItem('isExtensionSource', 'true');
    removeDraft('about');
    expect([readDraft('about', 'ada'), readDraft('note', 'ada')]).toEqual([null, 2]);
    removeAllDrafts();
    expect([readDraft('note', 'ada'), sessionStorage.getItem('isExtensionSource')]).toEqual([
      null,
      'true',
    ]);
  });

  it('are null if the stored value is invalid', () => {
    sessionStorage.setItem('draft:about', '{broken');
    expect(readDraft('about', 'ada')).toBeNull();
  });
});
