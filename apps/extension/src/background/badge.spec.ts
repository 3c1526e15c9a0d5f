import { aState, anItem } from '@/testing/builders';
import { type BackgroundState } from '@/messages';
import { showBadge } from './badge';

const user = aState().session.user;
const waiting = anItem();
const refused = anItem({ jobId: 'extension-10', state: 'refused' });
const calm = '#0f4f57';
const alarming = '#a3281f';

async function badge(state: Partial<BackgroundState>, score: number | null): Promise<[text: string | undefined, colour: unknown]> {
  const shown: { text?: string; color?: unknown } = {};
  const take = async (details: object) => void Object.assign(shown, details);
  Object.assign(globalThis, { chrome: { action: { setBadgeText: take, setBadgeBackgroundColor: take } } });
  await showBadge(aState(state), score);
  return [shown.text, shown.color];
}

describe('the badge', () => {
  it.each<[string, Partial<BackgroundState>, number | null, [string, string]]>([
    ['nothing where nothing waits and no score is new', {}, null, ['', calm]],
    ['a score that nobody has seen', {}, 71, ['71', calm]],
    ['how many wait, before any score', { outbox: [waiting, waiting] }, 71, ['2', calm]],
    ['those that wait for a correction among them, in red', { outbox: [waiting, refused] }, null, ['2', alarming]],
    ['how many wait for somebody to connect, in red', { outbox: [waiting], session: { status: 'signed-out', user: null } }, null, ['1', alarming]],
    ['how many wait for the session that is over, in red', { outbox: [waiting], session: { status: 'expired', user } }, null, ['1', alarming]],
    ['how many wait for the right to speak with the server, in red', { outbox: [waiting], server: { origin: 'https://rolefit.example', isAllowed: false } }, null, ['1', alarming]],
    ['that the session is over, where nothing waits', { session: { status: 'expired', user } }, 71, ['!', alarming]],
    ['nothing to who is not signed in and has nothing waiting', { session: { status: 'signed-out', user: null } }, null, ['', calm]],
  ])('says %s', async (_, state, score, shown) => {
    expect(await badge(state, score)).toEqual(shown);
  });
});
