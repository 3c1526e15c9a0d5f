import { act, render, screen } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { Toaster } from '@/components/ui/toaster';
import { toast } from '../toast';
import { liveEvents } from './live-events';

const rescored = (count: number) =>
  act(() => liveEvents['matches.rescored'](new QueryClient(), { count }));

describe('liveEvents as toasts', () => {
  beforeEach(() => {
    render(<Toaster />);
  });
  afterEach(() => act(() => void toast.dismiss()));

  it.each([
    [1, '1 score was updated.'],
    [12, '12 scores were updated.'],
    [1200, '1,200 scores were updated.'],
  ])('shows one toast for %i rescored matches', async (count, words) => {
    rescored(count);
    rescored(count);
    expect(await screen.findAllByText(words)).toHaveLength(1);
  });

  it('shows no toast if nothing was rescored', () => {
    rescored(0);
    expect(screen.queryByText(/updated/)).not.toBeInTheDocument();
  });
});
