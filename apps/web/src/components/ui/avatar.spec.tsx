import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';

const show = (src: string | null, name = 'Ada Okafor') => (
  <Avatar src={src} name={name} className="" />
);
const pictureIn = (container: HTMLElement) => container.querySelector('img')!;
const shapeIn = (container: HTMLElement) => container.querySelector('.animate-late');

describe('Avatar', () => {
  it('keeps the place of a picture until it is there, then lets it fade in', () => {
    const { container } = render(show('https://pictures.example/a.png'));
    expect(shapeIn(container)).toBeInTheDocument();
    expect(pictureIn(container)).toHaveClass('opacity-0');
    fireEvent.load(pictureIn(container));
    expect(shapeIn(container)).not.toBeInTheDocument();
    expect(pictureIn(container)).toHaveClass('opacity-100');
  });

  it('shows initials where there is no picture, and where it does not come, and tries another one', () => {
    const { container, rerender } = render(show(null, ''));
    expect(screen.getByText('?')).toBeInTheDocument();
    rerender(show('https://pictures.example/gone.png'));
    fireEvent.error(pictureIn(container));
    expect(screen.getByText('AO')).toBeInTheDocument();
    rerender(show('https://pictures.example/b.png'));
    expect(screen.queryByText('AO')).not.toBeInTheDocument();
    expect(pictureIn(container)).toHaveAttribute('src', 'https://pictures.example/b.png');
  });
});
