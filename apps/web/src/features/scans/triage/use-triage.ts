import { type Job } from '@rolefit/contracts';
import { type KeyboardEvent, useState } from 'react';
import { useArchive } from '../api/archive-scan';
import { useSaved } from '../api/save-scan';
import { postingName } from '../posting-name';
import { focusRow, rowId } from './row-id';
import { isForOthers } from './single-keys';
import { texts } from './texts';

/** Steps by key; others go to an end of the list. */
const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Whether a key was pressed on the row's own link. On any other link, Enter must follow the link. */
function isRowOf(job: Job, target: EventTarget): boolean {
  return target instanceof Element && target.id === rowId(job._id);
}

/** The list of all matches by keyboard: one row is active, and may be open at the side. */
export function useTriage(jobs: readonly Job[], hasPanel: boolean) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const found = jobs.findIndex(({ _id }) => _id === activeId);
  const index = Math.max(found, 0);
  const active = jobs[index];
  const saved = useSaved(active?._id ?? '');
  const archive = useArchive();

  const goTo = (at: number) => {
    const job = jobs[Math.min(Math.max(at, 0), jobs.length - 1)];
    if (!job) return;
    setActiveId(job._id);
    // In the panel the focus stays there.
    if (openId === null) focusRow(job._id);
    else setOpenId(job._id);
  };
  const close = () => {
    setOpenId(null);
    // After the dialog has given the focus back to where it was opened.
    if (active) requestAnimationFrame(() => focusRow(active._id));
  };
  const putAside = (job: Job) => {
    const at = jobs.indexOf(job);
    const neighbour = jobs[at + 1] ?? jobs[at - 1];
    archive(job, job.archivedAt === null);
    if (!neighbour) return setOpenId(null);
    setActiveId(neighbour._id);
    if (openId === null) focusRow(neighbour._id);
    else setOpenId(neighbour._id);
  };
  const toggleSaved = () => {
    if (!active) return;
    if (active.saved) return saved.unsave();
    saved.save();
    setNews(texts.savedNews(postingName(active)));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!active || isForOthers(event.nativeEvent)) return;
    const step = steps[event.key];
    if (step !== undefined) goTo(index + step);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(jobs.length - 1);
    else if (event.key === 's') toggleSaved();
    else if (event.key === 'e') putAside(active);
    else if (event.key === 'Enter' && hasPanel && isRowOf(active, event.target))
      setOpenId(active._id);
    else return;
    event.preventDefault();
  };

  return {
    active,
    index,
    open: jobs.find(({ _id }) => _id === openId),
    news,
    goTo,
    close,
    putAside,
    toggleSaved,
    onKeyDown,
    onFocus: setActiveId,
    onOpen: (id: string) => {
      setActiveId(id);
      setOpenId(id);
    },
    focusList: () => active && focusRow(active._id),
  };
}
