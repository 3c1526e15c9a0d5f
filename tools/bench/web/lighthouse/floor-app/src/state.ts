import { atom } from 'jotai';

export const connectionAtom = atom<'none' | 'open' | 'refused'>('none');
