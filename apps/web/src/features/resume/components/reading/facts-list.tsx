import { ScanText } from 'lucide-react';
import { use } from 'react';
import { cn } from '@/lib/cn';
import { FactControls } from './fact-controls';
import { type ReadFact, type ReadGroup } from './group-facts';
import { texts } from './texts';

interface FactsListProps {
  groups: readonly ReadGroup[];
  activeKey: string | null;
  /** Shows the lines inline, for layouts without the text. */
  hasInlineQuotes: boolean;
  /** Marks each fact as read by OCR. */
  isScan: boolean;
  onSelect: (key: string) => void;
}

/** A row for a long fact, a pill for a short one. */
function factStyle(isDense: boolean, isActive: boolean): string {
  return cn(
    'text-left transition-colors duration-150 hover:bg-accent-soft pointer-coarse:min-h-11',
    isDense
      ? 'rounded-full border px-2.5 py-1 text-small pointer-coarse:px-3.5'
      : 'w-full rounded-control px-3 py-1.5',
    isActive && 'bg-accent-soft',
    isActive && isDense && 'border-accent text-accent-strong',
  );
}

function Lines({ fact }: { fact: ReadFact }) {
  return (
    <ul className="w-full animate-appear space-y-2 px-3 py-2 text-small">
      {fact.quotes.map(({ text }, index) => (
        <li key={index} className="border-l-2 border-accent pl-3 break-words whitespace-pre-line">
          {text}
        </li>
      ))}
    </ul>
  );
}

function ScanMark() {
  return (
    <span title={texts.fromScan}>
      <ScanText className="ml-1.5 inline size-3.5 text-muted" aria-hidden="true" />
      <span className="sr-only">{texts.fromScan}</span>
    </span>
  );
}

function Group({
  group: { title, facts, isDense },
  activeKey,
  hasInlineQuotes,
  isScan,
  onSelect,
}: Omit<FactsListProps, 'groups'> & { group: ReadGroup }) {
  const controls = use(FactControls);
  return (
    <section>
      <h3 className="px-3 pb-1 text-small font-medium text-muted">
        {title}
        {facts.length > 1 && <span className="numbers"> · {facts.length}</span>}
      </h3>
      {facts.length === 0 && <p className="px-3 text-small text-muted">{texts.noneFound}</p>}
      <ul className={cn(isDense && 'flex flex-wrap gap-2 px-3 pt-1')}>
        {facts.map((fact) => {
          const isActive = fact.key === activeKey;
          return (
            <li key={fact.key} className={cn(isDense && isActive && hasInlineQuotes && 'w-full')}>
              <button
                type="button"
                aria-pressed={isActive}
                onClick={() => onSelect(fact.key)}
                className={factStyle(isDense, isActive)}
              >
                <span className={cn(!isDense && 'font-medium')}>{fact.label}</span>
                {isScan && <ScanMark />}
                {fact.note && (
                  <span className={cn('text-small text-muted', isDense ? 'ml-1.5' : 'block')}>
                    {fact.note}
                  </span>
                )}
              </button>
              {isActive && hasInlineQuotes && <Lines fact={fact} />}
              {isActive && fact.source && controls?.(fact.source, fact.label)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** All facts by kind; selecting one shows its lines. */
export function FactsList({ groups, ...rest }: FactsListProps) {
  return (
    <div className="space-y-5">
      <p className="px-3 text-small text-muted">{texts.chooseFact}</p>
      {groups.map((group) => (
        <Group key={group.kind} group={group} {...rest} />
      ))}
    </div>
  );
}
