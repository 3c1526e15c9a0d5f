import { type InboxMail } from '@rolefit/contracts';
import { render, screen } from '@testing-library/react';
import { InboxMailItem } from './inbox-mail';

const mail: InboxMail = {
  id: 'one',
  sentAt: '2026-11-27T10:00:00.000Z',
  to: 'ada@example.org',
  subject: 'Your sign-in link',
  text: 'Open this link.\n\nhttps://rolefit.example/sign-in#abc',
};

describe('a mail of the inbox', () => {
  it('stays unfolded when a newer one arrives', () => {
    const { rerender } = render(<InboxMailItem mail={mail} isOpen />);
    rerender(<InboxMailItem mail={mail} isOpen={false} />);
    expect(screen.getByRole('group')).toHaveAttribute('open');
  });

  it('is folded if it is an older one', () => {
    render(<InboxMailItem mail={mail} isOpen={false} />);
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
  });
});
