/** Version of the prompt and of the checks; part of the key under which close readings are kept. Raise it with each change of either. */
export const closeReadingVersion = 'close-1';
