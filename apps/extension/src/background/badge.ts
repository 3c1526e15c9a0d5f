import { type BackgroundState } from '@/messages';

const colours = { calm: '#0f4f57', problem: '#a3281f' } as const;

/** How many scans wait, in red where they wait for the user; else the score that came last, until somebody has seen it. */
export async function showBadge({ outbox, session, server }: Pick<BackgroundState, 'outbox' | 'session' | 'server'>, unseenScore: number | null): Promise<void> {
  const needsUser = outbox.some(({ state }) => state === 'refused') || (outbox.length > 0 && (session.status === 'signed-out' || !server.isAllowed)) || session.status === 'expired';
  await chrome.action.setBadgeBackgroundColor({ color: needsUser ? colours.problem : colours.calm });
  await chrome.action.setBadgeText({ text: textOf() });

  function textOf(): string {
    if (outbox.length > 0) return String(outbox.length);
    if (session.status === 'expired') return '!';
    return unseenScore === null ? '' : String(unseenScore);
  }
}
