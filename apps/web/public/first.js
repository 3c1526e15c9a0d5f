// Runs before the first paint and before the app is here. A file of its own: inline scripts are forbidden on our pages.
try {
  // A chosen theme never flashes.
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

  const { pathname, search } = location;
  const token = localStorage.getItem('token');
  const answers = {};
  window.early = { token, answers };
  // What the screen needs to know is asked for while the app is on its way; src/lib/early-answers.ts hands on the answers.
  const ask = (method, path, headers) => {
    const answer = fetch(`/api/v1${path}`, { method, headers: { accept: 'application/json', ...headers }, credentials: 'include' });
    // Whoever takes it hears of a failure too.
    answer.catch(() => undefined);
    answers[`${method} /api/v1${path}`] = answer;
  };

  const [, screen, id] = /^\/(login|dashboard|profile|job-scan|job-match|saved-job|onboarding)(?:\/([\w-]+))?(?:\/|$)/.exec(pathname) ?? [];
  if (screen === 'login') ask('GET', '/auth/providers');
  if (screen === 'login' || (screen !== undefined && token !== null)) ask('POST', '/auth/session');
  if (screen !== undefined && token !== null) {
    // The browser reads its tables of dates and numbers once, which takes as long as the app's start: now it has nothing else to do.
    setTimeout(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format());

    const firstPage = '/jobs?limit=10&page=1';
    const shown = { dashboard: firstPage, 'job-match': id === undefined ? firstPage : `/jobs/${id}`, 'saved-job': '/jobs?limit=10&saved=true&page=1' }[screen];
    const { exp } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
    if (shown !== undefined && search === '' && exp * 1_000 > Date.now()) ask('GET', shown, { authorization: `Bearer ${token}` });
  }
} catch {
  // Storage is closed to this page, or what is in it is no token: the system's theme it is, and the app asks by itself.
}
