import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJobDetail, aScore } from '@/testing/builders';
import { setMedia } from '@/testing/media';
import { MatchReport } from './match-report';

const isWide = (query: string) => query.includes('min-width');
const show = (job = aJobDetail()) => render(<MatchReport job={job} score={job.score ?? aScore()} isArriving={false} />);
const litIn = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('[data-active="true"]')].map((mark) => mark.textContent).join('');

describe('MatchReport', () => {
  it('says the score, its parts, and what was not asked', () => {
    show();
    expect(screen.getByRole('img', { name: 'Overall score 74 of 100: Good' })).toBeInTheDocument();
    expect(screen.getByText('Applicable')).toBeInTheDocument();
    expect(screen.getByText('Overall 74; 60 is needed.')).toBeInTheDocument();
    expect(screen.getByText('Not asked')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Skills' })).toHaveAttribute('aria-valuenow', '80');
  });

  it('shows what the score was before', () => {
    show(aJobDetail({ formerScore: 61 }));
    expect(screen.getByText(/61/)).toHaveTextContent('Changed with your profile: 61 74');
  });

  it('lights up both lines of the point in focus', async () => {
    setMedia(isWide);
    show();
    expect(litIn('Text of the posting')).toBe('We ask for wound care.');
    expect(litIn('Text of your resume')).toBe('Daily wound care on a surgical ward.');
    act(() => screen.getByRole('button', { name: /Danish B2/ }).focus());
    expect(await screen.findByText('Your resume names no Danish.')).toBeInTheDocument();
    expect(litIn('Text of the posting')).toBe('Danish at B2');
    expect(litIn('Text of your resume')).toBe('');
    expect(screen.getByText('We could not find this here')).toBeInTheDocument();
  });

  it('lights up both lines of the point under the pointer', async () => {
    setMedia(isWide);
    show();
    await userEvent.setup().hover(screen.getByRole('button', { name: /Danish B2/ }));
    expect(await screen.findByText('Your resume names no Danish.')).toBeInTheDocument();
    expect(litIn('Text of the posting')).toBe('Danish at B2');
  });

  it('goes from a quoted line to its point', async () => {
    setMedia(isWide);
    show();
    await userEvent.setup().click(within(screen.getByRole('region', { name: 'Text of the posting' })).getByText('Danish at B2'));
    expect(screen.getByRole('button', { name: /Danish B2/ })).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows the lines of a missing skill, though it has no point of its own', async () => {
    setMedia(isWide);
    show();
    await userEvent.setup().click(screen.getByRole('button', { name: /Palliative care \(preferred, not found\)/ }));
    expect(litIn('Text of the posting')).toBe('Palliative care');
  });

  it('quotes both lines under the point where the texts have no room, and keeps the texts in tabs', async () => {
    show();
    const user = userEvent.setup();
    expect(screen.getByText('We ask for wound care.', { selector: 'blockquote' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Danish B2/ }));
    expect(screen.getByText('We could not find this in your resume.')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Posting' }));
    expect(litIn('Text of the posting')).toBe('Danish at B2');
  });
});
