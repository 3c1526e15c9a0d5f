import { memo, type ReactNode } from 'react';
import { texts } from '../texts';
import { ExportMenu } from './export-menu';
import { InsightsView } from './insights-view';

/**
 * Statistics and export of all scans. Memoised, because the dashboard re-renders on live events.
 * @param children further parts about all scans
 */
export const InsightsSection = memo(function InsightsSection({
  children,
}: {
  children?: ReactNode;
}) {
  return (
    <section className="space-y-4">
      <div className="flex justify-between gap-x-4 gap-y-3 max-sm:flex-col sm:items-center">
        <h2 className="text-heading font-semibold">{texts.heading}</h2>
        <ExportMenu />
      </div>
      <InsightsView />
      {children}
    </section>
  );
});
