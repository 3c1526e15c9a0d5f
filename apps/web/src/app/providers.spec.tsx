import { act, screen } from '@testing-library/react';
import { becomeLoggedOut, becomeVisitor, setUser } from '@/lib/session';
import { aUser } from '@/testing/builders';
import { renderAt } from '@/testing/render';
import { AppProviders } from './providers';

async function show() {
  renderAt(<AppProviders />);
  await screen.findByRole('region', { name: /Notifications/ });
}

describe('AppProviders', () => {
  const draft = () => sessionStorage.getItem('scan-draft');
  beforeEach(() => {
    setUser(aUser());
    sessionStorage.setItem('scan-draft', 'a private posting');
  });

  it('drops the draft of who logs out', async () => {
    await show();
    act(() => becomeLoggedOut());
    expect(draft()).toBeNull();
  });

  it('keeps the draft of whose session has only run out', async () => {
    await show();
    act(() => becomeVisitor());
    expect(draft()).toBe('a private posting');
  });
});
