import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';

it('shows initials until the picture is there, and again for another one', () => {
  const { container, rerender } = render(<Avatar src="https://pictures.example/a.png" name="Ada Okafor" className="" />);
  expect(screen.getByText('AO')).toBeInTheDocument();
  const picture = container.querySelector('img');
  if (picture) fireEvent.load(picture);
  expect(screen.queryByText('AO')).not.toBeInTheDocument();
  rerender(<Avatar src={null} name="" className="" />);
  expect(screen.getByText('?')).toBeInTheDocument();
});
