/** Version of the prompt and the checks; part of the key under which close readings are stored. Raise it whenever either changes. */
export const closeReadingVersion = 'close-1';
