/** The most JavaScript that a screen may need before it shows, in bytes after gzip (ADR 11). @param screen by its name in the route manifest */
export const scriptLimit = (screen: string): number => (screen === 'landing' ? 117_000 : 150_000);
