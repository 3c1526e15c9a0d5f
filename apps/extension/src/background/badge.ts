import { type BackgroundState } from '@/messages';

const colours = { waiting: '#0f4f57', problem: '#a3281f' } as const;

/** How many scans wait; in red where they wait for the user. */
export async function showBadge({ outbox, session }: Pick<BackgroundState, 'outbox' | 'session'>): Promise<void> {
  const needsUser = outbox.some(({ state }) => state === 'refused') || (outbox.length > 0 && session.status !== 'signed-in') || session.status === 'expired';
  await chrome.action.setBadgeBackgroundColor({ color: needsUser ? colours.problem : colours.waiting });
  await chrome.action.setBadgeText({ text: outbox.length > 0 ? String(outbox.length) : session.status === 'expired' ? '!' : '' });
}
