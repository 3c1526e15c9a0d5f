// Runs before the first paint, while the app is still loading.
try {
  // Set before the first paint, so that the other theme does not flash.
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

  const { pathname, search } = location;
  const token = localStorage.getItem('token');
  const answers = {};
  window.early = { token, answers };
  // Starts the calls of the screen while the app is still loading; src/lib/prefetched-responses.ts hands their responses over.
  const call = (method, path, headers) => {
    const answer = fetch(`/api/v1${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': document.documentElement.lang,
        ...headers,
      },
      credentials: 'include',
    });
    // The caller that takes the answer gets the failure as well.
    answer.catch(() => undefined);
    answers[`${method} /api/v1${path}`] = answer;
  };

  // The build replaces this name by the calls of the route manifest.
  const screen = SCREENS.find(({ path }) => new RegExp(path).test(pathname));
  for (const one of screen?.openCalls ?? []) call(...one.split(' '));
  if (screen?.isSignedIn && token !== null) {
    call('POST', '/auth/session');
    // The first use of Intl reads its tables, which takes as long as the app's start; the browser is idle now.
    setTimeout(() =>
      new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium' }).format(),
    );

    const { exp } = JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
    const [, parameter] = new RegExp(screen.path).exec(pathname);
    const isValid = exp * 1_000 > Date.now();
    if (search === '' && isValid)
      for (const one of screen.firstCalls)
        call('GET', one.replace(':parameter', parameter), { authorization: `Bearer ${token}` });
  }
} catch {
  // Storage is blocked for this page, or the stored token is malformed: the system's theme applies, and the app makes its calls itself.
}
