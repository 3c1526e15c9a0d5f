import { type BackgroundState } from '@/messages';

const colours = { calm: '#0f4f57', problem: '#a3281f' } as const;

/** Shows the number of queued scans, in red if they need the user; otherwise the latest score until it was seen. */
export async function showBadge(
  { outbox, session, server }: Pick<BackgroundState, 'outbox' | 'session' | 'server'>,
  unseenScore: number | null,
): Promise<void> {
  const needsUser =
    outbox.some(({ state }) => state === 'refused') ||
    (outbox.length > 0 && (session.status === 'signed-out' || !server.isAllowed)) ||
    session.status === 'expired';
  await chrome.action.setBadgeBackgroundColor({
    color: needsUser ? colours.problem : colours.calm,
  });
  await chrome.action.setBadgeText({ text: textOf() });

  function textOf(): string {
    if (outbox.length > 0) return String(outbox.length);
    if (session.status === 'expired') return '!';
    return unseenScore === null ? '' : String(unseenScore);
  }
}
