import { screen } from '@testing-library/react';
import { renderAt } from '@/testing/render';
import { aJobDetail, aScore } from '@/testing/builders';
import { MatchReasons } from './match-reasons';

describe('NotJudgedNote', () => {
  it('shows totals and the first names, for posting and resume', async () => {
    renderAt(
      <MatchReasons
        job={aJobDetail({
          notJudged: [
            { of: 'posting', what: 'skills', judged: 150, leftOut: 490, names: ['Ada', 'Eiffel'] },
            { of: 'posting', what: 'requirements', judged: 80, leftOut: 1, names: [] },
            { of: 'resume', what: 'lines', judged: 300, leftOut: 1, names: ['Fed the cat'] },
          ],
        })}
        score={aScore()}
      />,
    );
    expect(await screen.findByText('The score leaves some things out')).toBeInTheDocument();
    expect(
      screen.getByText('This posting lists 640 skills. The score counts the 150 most important.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText(
        'This posting lists 81 requirements. The score counts the 80 most important.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Left out: “Ada”, “Eiffel” and 488 more.')).toBeInTheDocument();
    expect(
      screen.getByText(
        'Your resume has 301 lines about your work. The score counts the first 300, so put the most important ones at the top.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Left out: “Fed the cat”.')).toBeInTheDocument();
  });

  it('renders nothing if everything was judged', async () => {
    renderAt(<MatchReasons job={aJobDetail()} score={aScore()} />);
    expect(await screen.findByRole('heading', { name: 'Evidence' })).toBeInTheDocument();
    expect(screen.queryByText('The score leaves some things out')).not.toBeInTheDocument();
  });
});
