// Runs before the first paint and before the app is here. A file of its own: inline scripts are forbidden on our pages.
try {
  // A chosen theme never flashes.
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // Who is signed in is asked while the app is on its way; src/lib/early-session.ts hands on the answer.
  const isForUsers = /^\/(dashboard|profile|job-scan|job-match|saved-job|onboarding)(\/|$)/.test(location.pathname);
  if (isForUsers && localStorage.getItem('token') !== null) {
    window.earlySession = fetch('/api/v1/auth/session', { method: 'POST', headers: { accept: 'application/json' }, credentials: 'include' });
    // Whoever takes it hears of a failure too.
    window.earlySession.catch(() => undefined);
  }
} catch {
  // Storage is closed to this page: the system's theme it is, and the app asks by itself.
}
