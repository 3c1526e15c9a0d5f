import { Layers } from 'lucide-react';
import { useEffect, useState } from 'react';
import { outlineButton } from '@/lib/control-styles';
import { texts } from './texts';

/** Leads to the postings of all open tabs. Their number needs no permission, their addresses would. */
export function OpenTabsButton() {
  const [tabs, setTabs] = useState(0);
  useEffect(() => {
    void chrome.tabs.query({}).then(
      (found) => setTabs(found.length),
      () => undefined,
    );
  }, []);
  return (
    <button
      type="button"
      className={`${outlineButton} w-full`}
      onClick={() => void chrome.tabs.create({ url: chrome.runtime.getURL('tabs.html') })}
    >
      <Layers aria-hidden="true" className="size-4" /> {texts.openTabs(tabs)}
    </button>
  );
}
