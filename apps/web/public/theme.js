// Runs before the first paint, so that a chosen theme never flashes. A file of its own: inline scripts are forbidden here.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to this page: the system's theme it is.
}
