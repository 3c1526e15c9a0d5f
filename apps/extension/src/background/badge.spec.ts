import { anItem, aState } from '@/testing/builders';
import { type BackgroundState } from '@/messages';
import { showBadge } from './badge';

const user = aState().session.user;
const waiting = anItem();
const refused = anItem({ jobId: 'extension-10', state: 'refused' });
const calm = '#0f4f57';
const alarming = '#a3281f';

async function badge(
  state: Partial<BackgroundState>,
  score: number | null,
): Promise<[text: string | undefined, colour: unknown]> {
  const shown: { text?: string; color?: unknown } = {};
  const take = async (details: object) => void Object.assign(shown, details);
  Object.assign(globalThis, {
    chrome: { action: { setBadgeText: take, setBadgeBackgroundColor: take } },
  });
  await showBadge(aState(state), score);
  return [shown.text, shown.color];
}

describe('the badge', () => {
  it.each<[string, Partial<BackgroundState>, number | null, [string, string]]>([
    ['no text without queued scans or a new score', {}, null, ['', calm]],
    ['an unseen score', {}, 71, ['71', calm]],
    [
      'the number of queued scans rather than a score',
      { outbox: [waiting, waiting] },
      71,
      ['2', calm],
    ],
    ['refused scans among them, in red', { outbox: [waiting, refused] }, null, ['2', alarming]],
    [
      'queued scans while signed out, in red',
      { outbox: [waiting], session: { status: 'signed-out', user: null } },
      null,
      ['1', alarming],
    ],
    [
      'queued scans after the session has expired, in red',
      { outbox: [waiting], session: { status: 'expired', user } },
      null,
      ['1', alarming],
    ],
    [
      'queued scans without permission for the server, in red',
      { outbox: [waiting], server: { origin: 'https://rolefit.example', isAllowed: false } },
      null,
      ['1', alarming],
    ],
    [
      'an expired session without queued scans',
      { session: { status: 'expired', user } },
      71,
      ['!', alarming],
    ],
    [
      'no text while signed out without queued scans',
      { session: { status: 'signed-out', user: null } },
      null,
      ['', calm],
    ],
  ])('shows %s', async (_, state, score, shown) => {
    expect(await badge(state, score)).toEqual(shown);
  });
});
