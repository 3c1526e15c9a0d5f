import { fireEvent, screen } from '@testing-library/react';
import { aJobDetail, aPoint, aScore } from '@/testing/builders';
import { renderAt } from '@/testing/render';
import { MatchReasons } from './match-reasons';

it('shows the lines of what was picked before the proof had arrived', async () => {
  renderAt(
    <MatchReasons
      job={aJobDetail({
        points: [aPoint({ label: 'Wound care', credit: 0, points: 0, recommendation: 0 })],
        recommendations: ['Add wound care, if you have it.'],
      })}
      score={aScore()}
    />,
  );
  expect(screen.queryByRole('heading', { name: 'Evidence' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: /Add wound care/ }));
  expect(await screen.findByRole('button', { name: /^Wound care/ })).toHaveFocus();
});
