import { type PostingHead } from '@rolefit/reading';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type readPasted } from '../../paste/read-pasted';
import { type DetailName } from './detail-chips';

const fieldOf = { title: 'title', companyName: 'company', url: 'url' } as const satisfies Record<
  DetailName,
  keyof PostingHead
>;

/** Fills in what a pasted text says of itself, and leaves what the user has written. */
export function usePastedDetails(
  set: (name: DetailName, value: string) => void,
  readText: typeof readPasted,
  /** A text that the form begins with and that nobody has read; null if there is none. */
  unread: string | null,
) {
  const written = useRef(new Set<DetailName>());
  const latest = useRef(0);
  const read = async (text: string) => {
    const turn = ++latest.current;
    const head = await readText(text);
    // Another paste may be read already.
    if (head === null || turn !== latest.current) return;
    for (const name of ['title', 'companyName', 'url'] as const)
      if (!written.current.has(name)) set(name, head[fieldOf[name]]);
  };
  const readFirst = useEffectEvent(() => {
    if (unread !== null) void read(unread);
  });
  useEffect(() => readFirst(), []);
  return {
    /** Details that the user has written. */
    written,
    read,
    forget: () => {
      latest.current += 1;
      written.current.clear();
    },
  };
}
