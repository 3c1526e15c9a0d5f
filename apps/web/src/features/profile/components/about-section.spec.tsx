import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProfile } from '@/testing/builders';
import { requestsTo } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { AboutSection } from './about-section';

describe('AboutSection', () => {
  it('keeps what was typed when the page goes away before it was saved', async () => {
    const user = userEvent.setup();
    renderAt(<AboutSection profile={aProfile({ location: 'Oslo' })} />);
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await user.clear(await screen.findByLabelText('Location'));
    await user.type(screen.getByLabelText('Location'), 'Bergen');
    cleanup();
    renderAt(<AboutSection profile={aProfile({ location: 'Oslo' })} />);
    expect(await screen.findByLabelText('Location')).toHaveValue('Bergen');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Oslo')).toBeInTheDocument();
    cleanup();
    renderAt(<AboutSection profile={aProfile({ location: 'Oslo' })} />);
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeInTheDocument();
    expect(requestsTo('PUT /users/profile')).toHaveLength(0);
  });
});
