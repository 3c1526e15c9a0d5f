import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip, TooltipProvider } from './tooltip';

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });

function show(delay?: number) {
  render(
    <TooltipProvider {...(delay === undefined ? {} : { delay })}>
      <Tooltip content="about one">
        <button>one</button>
      </Tooltip>
      <Tooltip content="about two">
        <button>two</button>
      </Tooltip>
    </TooltipProvider>,
  );
}

describe('Tooltip', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('comes after 700 ms, belongs to its control and goes with Escape', () => {
    show();
    fireEvent.pointerEnter(button('one'));
    pass(690);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    pass(20);
    expect(button('one')).toHaveAccessibleDescription('about one');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('does not wait again within 300 ms of another', () => {
    show();
    fireEvent.pointerEnter(button('one'));
    pass(700);
    fireEvent.pointerLeave(button('one'));
    pass(150);
    fireEvent.pointerEnter(button('two'));
    expect(screen.getByRole('tooltip')).toHaveTextContent('about two');
    fireEvent.pointerLeave(button('two'));
    pass(500);
    fireEvent.pointerEnter(button('one'));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('can be reached with the pointer', () => {
    show(0);
    fireEvent.pointerEnter(button('one'));
    fireEvent.pointerLeave(button('one'));
    fireEvent.pointerEnter(screen.getByRole('tooltip'));
    pass(1_000);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });
});
