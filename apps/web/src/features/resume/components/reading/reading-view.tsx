import { type ResumeReading } from '@rolefit/contracts';
import { useMemo, useState } from 'react';
import { cn } from '@/lib/cn';
import { useMediaQuery } from '@/lib/use-media-query';
import { FactsList } from './facts-list';
import { groupFacts } from './group-facts';
import { HiddenNotice } from './hidden-notice';
import { ReadText } from './read-text';
import { texts } from './texts';

const scrolling = 'overflow-y-auto overscroll-contain';

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

  // One tree for both widths, so that a form that is open beside a fact survives the rotation of a phone.
  return (
    <>
      {isWide && notice && (
        <div className="max-h-[40%] shrink-0 overflow-y-auto border-b">{notice}</div>
      )}
      <div
        className={cn(
          'min-h-0 flex-1',
          isWide
            ? 'grid grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)] divide-x'
            : 'divide-y overflow-y-auto overscroll-contain',
        )}
      >
        {!isWide && notice}
        <div key="facts" className={cn('px-2 py-4', isWide && scrolling)}>
          {list}
        </div>
        <div key="text" className={cn(isWide && 'min-h-0')}>
          {!isWide && <h3 className="px-5 pt-4 font-medium">{texts.textTitle}</h3>}
          <ReadText
            text={text}
            groups={groups}
            activeKey={activeKey}
            className={cn(isWide && `h-full ${scrolling}`)}
          />
        </div>
      </div>
    </>
  );
}
