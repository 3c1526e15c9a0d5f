import { type ResumeReading } from '@rolefit/contracts';
import { useMemo, useState } from 'react';
import { useMediaQuery } from '@/lib/use-media-query';
import { FactsList } from './facts-list';
import { groupFacts } from './group-facts';
import { HiddenNotice } from './hidden-notice';
import { ReadText } from './read-text';
import { texts } from './texts';

/** The facts, their text, and hidden text that was ignored. */
export function ReadingView({
  reading: { text, facts, hidden, readAs },
}: {
  reading: ResumeReading;
}) {
  const isWide = useMediaQuery('(min-width: 830px)');
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const groups = useMemo(() => groupFacts(facts), [facts]);
  const list = (
    <FactsList
      groups={groups}
      activeKey={activeKey}
      hasInlineQuotes={!isWide}
      isScan={readAs === 'scan'}
      onSelect={(key) => setActiveKey(key === activeKey ? null : key)}
    />
  );
  const notice = hidden !== null && hidden.length > 0 && <HiddenNotice hidden={hidden} />;

  if (isWide) {
    return (
      <>
        {notice && <div className="max-h-[40%] shrink-0 overflow-y-auto border-b">{notice}</div>}
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)] divide-x">
          <div className="overflow-y-auto overscroll-contain px-2 py-4">{list}</div>
          <ReadText
            text={text}
            groups={groups}
            activeKey={activeKey}
            className="overflow-y-auto overscroll-contain"
          />
        </div>
      </>
    );
  }
  return (
    <div className="min-h-0 flex-1 divide-y overflow-y-auto overscroll-contain">
      {notice}
      <div className="px-2 py-4">{list}</div>
      <div>
        <h3 className="px-5 pt-4 font-medium">{texts.textTitle}</h3>
        <ReadText text={text} groups={groups} activeKey={activeKey} />
      </div>
    </div>
  );
}
