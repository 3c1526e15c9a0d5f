/** Messages of the errors that no server states. */
export const texts = {
  unreachable: 'We couldn’t reach Rolefit. Check your connection and try again.',
  timedOut: (seconds: number) =>
    `Rolefit didn’t answer within ${seconds} seconds. Please try again.`,
  notUnderstood:
    'Rolefit answered in a way this page doesn’t understand. Reload the page; if that doesn’t help, try again later.',
};
