import { type Boundary } from './boundaries.mjs';

export function arm(type: object | undefined, boundary: Pick<Boundary, 'method' | 'when' | 'argument' | 'wrote'> & { isAwake?: () => boolean }, call: number, die: () => void): void;
