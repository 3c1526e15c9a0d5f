import { dropAllDrafts, dropDraft, keepDraft, readDraft } from './drafts';

describe('drafts', () => {
  it('come back to who wrote them, and to nobody else', () => {
    keepDraft('about', 'ada', { name: 'Ada' });
    expect(readDraft('about', 'ada')).toEqual({ name: 'Ada' });
    expect(readDraft('about', 'bruno')).toBeNull();
  });

  it('go when they are dropped, one or all, and leave the rest of the storage alone', () => {
    keepDraft('about', 'ada', 1);
    keepDraft('note', 'ada', 2);
    sessionStorage.setItem('isExtensionSource', 'true');
    dropDraft('about');
    expect([readDraft('about', 'ada'), readDraft('note', 'ada')]).toEqual([null, 2]);
    dropAllDrafts();
    expect([readDraft('note', 'ada'), sessionStorage.getItem('isExtensionSource')]).toEqual([null, 'true']);
  });

  it('are none where something else stands in their place', () => {
    sessionStorage.setItem('draft:about', '{broken');
    expect(readDraft('about', 'ada')).toBeNull();
  });
});
