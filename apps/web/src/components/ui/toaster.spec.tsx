import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from '@/lib/toast';
import { Toaster } from './toaster';

const say = (tell: () => void) => act(tell);
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('Toaster', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<Toaster />);
  });
  afterEach(() => {
    act(() => toast.dismiss());
    jest.useRealTimers();
  });

  it('announces politely and takes a toast down after four seconds', () => {
    say(() => void toast('Saved.'));
    expect(screen.getByRole('region', { name: /^Notifications/ })).toHaveAttribute(
      'aria-live',
      'polite',
    );
    pass(3_900);
    expect(shown()).toEqual(['Saved.']);
    pass(200);
    expect(shown()).toEqual([]);
  });

  it('shows a toast with an action longer, and counts anew when it loses or gains one', () => {
    const action = { label: 'Undo', onClick: () => undefined };
    say(() => void toast('Removed.', { action }));
    pass(9_900);
    expect(shown()).toHaveLength(1);
    pass(200);
    expect(shown()).toEqual([]);

    say(() => void toast('Saved.', { id: 'change' }));
    pass(3_000);
    say(() => void toast('Saved again.', { id: 'change', action }));
    pass(9_900);
    expect(shown()).toHaveLength(1);
    say(() => void toast('Saved.', { id: 'change' }));
    pass(3_900);
    expect(shown()).toEqual(['Saved.']);
    pass(200);
    expect(shown()).toEqual([]);
  });

  it('shows the latest three, and what is said again once', () => {
    say(() => ['one', 'two', 'three', 'four', 'four'].forEach((word) => void toast(word)));
    expect(shown()).toEqual(['two', 'three', 'four']);
  });

  it('waits while the pointer is on it, then goes on with the time that was left', () => {
    say(() => void toast('Saved.'));
    const region = screen.getByRole('region', { name: /^Notifications/ });
    pass(3_000);
    fireEvent.pointerEnter(region);
    pass(60_000);
    expect(shown()).toEqual(['Saved.']);
    fireEvent.pointerLeave(region);
    pass(900);
    expect(shown()).toEqual(['Saved.']);
    pass(200);
    expect(shown()).toEqual([]);
  });

  it('waits while the focus is in it; Alt+T leads there', () => {
    say(() => void toast('Uploaded', { action: { label: 'Evaluate', onClick: () => undefined } }));
    act(() => void fireEvent.keyDown(document.body, { altKey: true, code: 'KeyT' }));
    expect(screen.getByRole('region', { name: /^Notifications/ })).toHaveFocus();
    pass(60_000);
    expect(shown()).toHaveLength(1);
  });

  it('keeps what is still loading until its end is told', () => {
    say(() => void toast.loading('Evaluating...', { id: 'evaluation' }));
    pass(60_000);
    expect(shown()).toEqual(['Evaluating...']);
    say(() => void toast.success('Evaluated', { id: 'evaluation' }));
    expect(shown()).toEqual(['Evaluated']);
    pass(4_100);
    expect(shown()).toEqual([]);
  });
});
