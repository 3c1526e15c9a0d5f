import { type KnownProcess } from './rolefit.mjs';

export function familyOf(pid: number): KnownProcess[];
