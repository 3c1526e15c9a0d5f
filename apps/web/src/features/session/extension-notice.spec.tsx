import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@/components/ui/toaster';
import { toast } from '@/lib/toast';
import { anId, aUser } from '@/testing/builders';
import { renderAt } from '@/testing/render';
import { announceExtension, useExtensionNotice } from './extension-notice';

const user = aUser();

function Page() {
  useExtensionNotice(user.id);
  return <Toaster />;
}

const title = 'The browser extension is connected';
const notices = () => screen.queryAllByText(title).length;
const otherTab = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'extension-connected' })));

describe('the notice of a connected extension', () => {
  let hidden: jest.SpyInstance;
  beforeEach(() => {
    hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    act(() => toast.dismiss());
    hidden.mockRestore();
  });

  it('is shown once on the next page with a link to the devices', async () => {
    announceExtension(user.id);
    const { unmount } = renderAt(<Page />, { at: '/dashboard' });
    expect(screen.getByRole('region', { name: /^Notifications/ })).toHaveTextContent(
      `${title}It stays signed in until you log it out, even when you log out here.`,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'See devices' }));
    expect(await screen.findByText('At /profile')).toBeInTheDocument();
    unmount();
    renderAt(<Page />, { at: '/dashboard' });
    expect(notices()).toBe(0);
  });

  it('is shown on a page that is already open', () => {
    renderAt(<Page />, { at: '/dashboard' });
    expect(notices()).toBe(0);
    announceExtension(user.id);
    otherTab();
    expect(notices()).toBe(1);
  });

  it('waits on a hidden page, so that it appears on the visible one', () => {
    renderAt(<Page />, { at: '/dashboard' });
    hidden.mockReturnValue(true);
    announceExtension(user.id);
    otherTab();
    expect(notices()).toBe(0);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expect(notices()).toBe(1);
  });

  it('is not shown to another user', () => {
    announceExtension(anId(999));
    renderAt(<Page />, { at: '/dashboard' });
    expect(notices()).toBe(0);
    expect(localStorage.getItem('extension-connected')).toBeNull();
  });
});
