import { failureOf } from '@rolefit/contracts';
import { render, screen } from '@testing-library/react';
import { readContractSentences, useContractSentences } from './contract-sentences.de';

const failure = failureOf('MODEL_REFUSED');
const sentence = 'Der KI-Dienst wollte diesen Text nicht lesen.';

function Shown() {
  const { ofFailure, ofValidation } = useContractSentences();
  return (
    <p data-testid="shown">
      {ofFailure(failure)}/{ofValidation('Name Required')}
    </p>
  );
}

describe('the German sentences of the contracts', () => {
  it('show a blank or German text until they have loaded, never English', async () => {
    expect(readContractSentences().ofFailure(failure)).toBe(
      'Der Grund ließ sich gerade nicht laden.',
    );
    render(<Shown />);
    expect(screen.getByTestId('shown').textContent).toBe('\u00A0/\u00A0');
    expect(await screen.findByText(`${sentence}/Der Name fehlt`)).toBeInTheDocument();
    expect(readContractSentences().ofFailure(failure)).toBe(sentence);
  });
});
