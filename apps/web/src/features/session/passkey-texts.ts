/** Texts of signing in with a passkey. */
export const texts = {
  signIn: 'Sign in with a passkey',
  asking: 'Follow your browser...',
  failed: 'You aren’t signed in',
  problems: {
    cancelled: 'The request was cancelled, or it took too long. Try again, or sign in another way.',
    unable: 'This device or browser couldn’t use a passkey. Sign in another way.',
  },
};
