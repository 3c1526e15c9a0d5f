import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LoadError } from '@/components/layout/load-error';
import { toast } from '@/lib/toast';
import { Modal } from './modal';
import { Toaster } from './toaster';

function Screen({ isBusy = false }: { isBusy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && (
        <Modal label="A question" onClose={() => setIsOpen(isBusy)} className="">
          <button>First</button>
          <button>Last</button>
        </Modal>
      )}
      <Toaster />
    </>
  );
}

async function open(isBusy?: boolean) {
  const user = userEvent.setup();
  render(<Screen {...(isBusy === undefined ? {} : { isBusy })} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}

const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'A question' });

// What the browser does for a modal dialog (focus, inert page) is tested in a browser: apps/e2e/dialogs.e2e-spec.ts.
describe('Modal', () => {
  it('opens as a modal dialog, and closes by Escape', async () => {
    const user = await open();
    expect(dialog()?.open).toBe(true);
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
  });

  it('stays open by Escape where its owner keeps it open', async () => {
    const user = await open(true);
    await user.keyboard('{Escape}');
    expect(dialog()?.open).toBe(true);
  });

  it('keeps the focus when Retry disappears', async () => {
    const user = userEvent.setup();
    function Failing() {
      const [hasFailed, setHasFailed] = useState(true);
      return (
        <Modal label="A question" onClose={() => undefined} className="">
          {hasFailed && (
            <LoadError error={new Error('no connection')} onRetry={() => setHasFailed(false)} />
          )}
        </Modal>
      );
    }
    render(<Failing />);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  });

  it('holds the toasts while it is open, because the rest of the page is inert', async () => {
    const user = await open();
    act(() => void toast.success('Saved'));
    expect(dialog()).toContainElement(await screen.findByText('Saved'));
    await user.keyboard('{Escape}');
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });
});
