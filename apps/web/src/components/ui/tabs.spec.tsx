import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  beforeEach(() => {
    render(
      <Tabs
        label="Evidence"
        tabs={[
          { id: 'a', title: 'Points', content: <p>All points</p> },
          { id: 'b', title: 'Posting', content: <p>The posting</p> },
          { id: 'c', title: 'Resume', content: <p>The resume</p> },
        ]}
      />,
    );
  });

  it('shows the first to begin with, and the one that is pressed', async () => {
    expect(screen.getByRole('tabpanel', { name: 'Points' })).toHaveTextContent('All points');
    await userEvent.setup().click(tab('Resume'));
    expect(screen.getByRole('tabpanel', { name: 'Resume' })).toHaveTextContent('The resume');
    expect(screen.queryByText('All points')).not.toBeInTheDocument();
    expect(tab('Points')).toHaveAttribute('aria-selected', 'false');
  });

  it('is one stop of the Tab key, and the arrows lead round', async () => {
    const user = userEvent.setup();
    await user.tab();
    expect(tab('Points')).toHaveFocus();
    for (const [key, name] of [
      ['ArrowRight', 'Posting'],
      ['End', 'Resume'],
      ['ArrowRight', 'Points'],
      ['ArrowLeft', 'Resume'],
      ['Home', 'Points'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(tab(name)).toHaveFocus();
      expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    }
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});
