import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Layer } from './layer';

function Screen() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && (
        <Layer label="A question" onClose={() => setIsOpen(false)} className="">
          <button>First</button>
          <button>Last</button>
        </Layer>
      )}
    </>
  );
}

async function open() {
  const user = userEvent.setup();
  const { container } = render(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, page: container };
}

describe('Layer', () => {
  it('takes the focus, keeps Tab inside and lets the page rest', async () => {
    const { user, page } = await open();
    expect(screen.getByRole('dialog', { name: 'A question' })).toHaveAttribute('aria-modal', 'true');
    expect(page.inert).toBe(true);
    expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Last' })).toHaveFocus();
  });

  it('closes by Escape and gives the focus back', async () => {
    const { user, page } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.inert).toBe(false);
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });
});
