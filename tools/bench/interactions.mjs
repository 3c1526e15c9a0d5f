/** Pauses between two interactions, in milliseconds: somebody quick, and time enough for each to be painted before the next. */
const pauseMs = 120;

/**
 * Collects the page's own figures for each interaction: from the finger to the frame that shows what came of it. What took less than
 * 16 ms has no entry; it is only counted.
 */
export function watchInteractions() {
  const entries = new Map();
  let counted = performance.interactionCount;
  const note = (list) => {
    for (const { interactionId, duration } of list) if (interactionId) entries.set(interactionId, Math.max(duration, entries.get(interactionId) ?? 0));
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16 });
  window.takeInteractions = () => {
    note(observer.takeRecords());
    const taken = { count: performance.interactionCount - counted, durations: [...entries.values()] };
    entries.clear();
    counted = performance.interactionCount;
    return taken;
  };
}

/** What somebody does on the list of scans: searches and takes it back, looks at the filters, saves and unsaves, makes room. */
async function onJobMatch(page) {
  await click(page.getByRole('searchbox'));
  await type(page, 'developer');
  await press(page, 'Backspace', 9);
  await click(page.getByRole('button', { name: /^Filter/ }), 2);
  for (const place of [0, 1, 2]) await click(page.locator('main li button[aria-pressed]').nth(place), 2);
  await press(page, 'Control+b', 4);
}

/** What somebody does on the dashboard: looks for a scan by name, finds it and lets it be, changes the light, makes room. */
async function onDashboard(page) {
  for (const word of ['engineer', 'developer']) {
    await press(page, 'Control+k');
    await page.getByRole('combobox').waitFor();
    await type(page, word);
    await press(page, 'ArrowDown', 3);
    await press(page, 'Escape');
  }
  await press(page, 'Control+b', 4);
}

/** The screens by name: where they are, what shows that they are there, and what is done on them. */
export const usedScreens = {
  'job-match': { path: '/job-match', shows: 'main li', use: onJobMatch },
  dashboard: { path: '/dashboard', shows: 'main table', use: onDashboard },
};

const type = async (page, word) => {
  for (const letter of word) await press(page, letter);
};

async function press(page, key, times = 1) {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pauseMs);
  }
}

async function click(locator, times = 1) {
  for (let time = 0; time < times; time += 1) {
    await locator.click();
    await locator.page().waitForTimeout(pauseMs);
  }
}
