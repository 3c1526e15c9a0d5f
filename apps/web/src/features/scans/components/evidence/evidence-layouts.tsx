import { type ReactNode, type Ref } from 'react';
import { Tabs } from '@/components/ui/tabs';
import { texts } from './texts';

function Pane({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      <div className="flex items-baseline justify-between gap-4 border-b px-5 py-3">
        <h3 className="font-medium">{title}</h3>
        <span className="text-right text-small text-muted">{note}</span>
      </div>
      {children}
    </div>
  );
}

interface WideLayoutProps {
  frame: Ref<HTMLDivElement>;
  list: Ref<HTMLDivElement>;
  earned: number;
  posting: ReactNode;
  rows: ReactNode;
  resume: ReactNode;
  /** Shown beside the heading of the resume. */
  note: ReactNode;
  announcement: ReactNode;
}

/** Three panes beside each other: the posting, the points, the resume. */
export function WideLayout({
  frame,
  list,
  earned,
  posting,
  rows,
  resume,
  note,
  announcement,
}: WideLayoutProps) {
  return (
    <div
      ref={frame}
      className="grid h-[min(46rem,calc(100dvh-6rem))] scroll-my-20 grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)_minmax(0,1fr)] divide-x overflow-hidden rounded-card border bg-surface shadow-card"
    >
      <Pane title={texts.posting}>{posting}</Pane>
      <Pane title={texts.points} note={<span className="numbers">{texts.earned(earned)}</span>}>
        <div ref={list} className="relative flex-1 overflow-y-auto overscroll-contain px-2 py-4">
          {rows}
        </div>
        {announcement}
      </Pane>
      <Pane title={texts.yourResume} note={note}>
        {resume}
      </Pane>
    </div>
  );
}

interface TabbedLayoutProps extends Pick<
  WideLayoutProps,
  'list' | 'posting' | 'rows' | 'resume' | 'announcement'
> {
  tab: string;
  onTab: (tab: string) => void;
}

/** The same three parts, one at a time. */
export function TabbedLayout({
  list,
  tab,
  onTab,
  rows,
  posting,
  resume,
  announcement,
}: TabbedLayoutProps) {
  return (
    <div>
      <Tabs
        label={texts.title}
        className="rounded-card border bg-surface shadow-card"
        panelStyles={{ points: 'px-1 py-4' }}
        activeId={tab}
        onSelect={onTab}
        tabs={[
          { id: 'points', title: texts.points, content: <div ref={list}>{rows}</div> },
          { id: 'posting', title: texts.posting, content: posting },
          { id: 'resume', title: texts.resume, content: resume },
        ]}
      />
      {announcement}
    </div>
  );
}
