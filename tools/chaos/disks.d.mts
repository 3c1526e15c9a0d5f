export function mountSmallDisk(folder: string, megabytes: number): boolean;
export function keepSmallDisks(): void;
export function fillDisk(folder: string): () => void;
export function slowDisk(pid: number, ms: number): () => Promise<number>;
export function canSlowDisks(): boolean;
