/**
 * Test files that take longest, in that order. Jest knows durations from earlier runs only; on a fresh clone it would sort by the size of the files,
 * and a long one that starts last leaves the other workers idle.
 */
export const longestTests: readonly string[] = [
  'apps/e2e/every-screen.e2e-spec.ts',
  'apps/e2e/service-outages.e2e-spec.ts',
  'apps/e2e/model.e2e-spec.ts',
  'apps/e2e/extension-outbox.e2e-spec.ts',
  'apps/e2e/replicas.e2e-spec.ts',
  'apps/e2e/extension-scan.e2e-spec.ts',
  'apps/e2e/states/loading-and-failing.e2e-spec.ts',
  'apps/e2e/engine-parity.e2e-spec.ts',
  'apps/e2e/extension-handshake.e2e-spec.ts',
  'apps/e2e/close-reading.e2e-spec.ts',
  'apps/e2e/public-pages.e2e-spec.ts',
  'apps/e2e/validation.e2e-spec.ts',
  'apps/e2e/main-job.e2e-spec.ts',
  'apps/e2e/extension-connection.e2e-spec.ts',
  'apps/e2e/agent.e2e-spec.ts',
  'apps/e2e/data-export.e2e-spec.ts',
  'apps/e2e/invalid-input.e2e-spec.ts',
  'apps/e2e/states/empty-one-many.e2e-spec.ts',
  'apps/e2e/states/degraded.e2e-spec.ts',
  'libs/resume-text/src/scans.int-spec.ts',
  'libs/resume-text/src/resume-text.reader.int-spec.ts',
  'apps/worker/src/fairness.int-spec.ts',
  'apps/worker/src/sweep/rereads.int-spec.ts',
  'apps/worker/src/resumes/evaluate-resume.int-spec.ts',
  'apps/worker/src/reading-with-a-model.int-spec.ts',
  'apps/gateway/src/account-export/account-export.int-spec.ts',
  'apps/worker/src/scans/shared-readings.int-spec.ts',
  'apps/worker/src/model/model-outage.int-spec.ts',
  'apps/worker/src/accounts/account-purger.int-spec.ts',
  'libs/resume-text/src/other-formats.int-spec.ts',
  'libs/resume-text/src/hostile-pdf.int-spec.ts',
  'apps/worker/src/sweep/sweeper.int-spec.ts',
  'apps/worker/src/model/model-budget.int-spec.ts',
  'apps/worker/src/scans/rescore-matches.int-spec.ts',
  'apps/gateway/src/http/early-body-rejection.int-spec.ts',
  'apps/gateway/src/resumes/hostile-uploads.int-spec.ts',
  'apps/worker/src/resumes/slow-store.int-spec.ts',
];

/** The same tests; the longest ones come first, the others stay in their order. */
export function longestFirst<Test extends { readonly path: string }>(
  tests: readonly Test[],
): Test[] {
  const rankOf = ({ path }: Test) => {
    const rank = longestTests.findIndex((one) => path.endsWith(`/${one}`));
    return rank < 0 ? longestTests.length : rank;
  };
  return tests.toSorted((a, b) => rankOf(a) - rankOf(b));
}
