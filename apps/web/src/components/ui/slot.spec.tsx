import { fireEvent, render, screen } from '@testing-library/react';
import { Slot } from './slot';

describe('Slot', () => {
  it('adds its properties to its child, whose own stay', () => {
    render(
      <Slot id="added" title="added" className="a" aria-describedby="x">
        <a href="#own" title="own" className="b" aria-describedby="y">
          Link
        </a>
      </Slot>,
    );
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('id', 'added');
    expect(link).toHaveAttribute('title', 'own');
    expect(link).toHaveAttribute('href', '#own');
    expect(link).toHaveAttribute('class', 'a b');
    expect(link).toHaveAttribute('aria-describedby', 'x y');
  });

  it("calls the child's handler and then its own", () => {
    const calls: string[] = [];
    render(
      <Slot onClick={() => calls.push('slot')} onFocus={() => calls.push('focus')}>
        <button type="button" onClick={() => calls.push('child')} onFocus={undefined}>
          Press
        </button>
      </Slot>,
    );
    fireEvent.click(screen.getByRole('button'));
    fireEvent.focus(screen.getByRole('button'));
    expect(calls).toEqual(['child', 'slot', 'focus']);
  });

  it('refuses a text', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Slot>Text</Slot>)).toThrow('A slot takes one element.');
  });
});
