export const launcherDir: string;
export const rootDir: string;
export const localDir: string;
export const cacheDir: string;
export const nodeModulesDir: string;
