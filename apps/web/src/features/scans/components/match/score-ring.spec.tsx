import { render, screen, waitFor } from '@testing-library/react';
import { setMedia } from '@/testing/media';
import { ScoreRing } from './score-ring';

describe('ScoreRing', () => {
  it('counts up when its score has just arrived', async () => {
    render(<ScoreRing score={74} isArriving />);
    expect(screen.queryByText('74')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Overall score 74 of 100: Good' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('74')).toBeInTheDocument());
  });

  it('does not animate an existing score', () => {
    render(<ScoreRing score={74} />);
    expect(screen.getByText('74')).toBeInTheDocument();
  });

  it('does not animate with reduced motion', () => {
    setMedia((query) => query.includes('reduced-motion'));
    render(<ScoreRing score={74} isArriving />);
    expect(screen.getByText('74')).toBeInTheDocument();
  });
});
