/** Ends what was started and removes folders, also where the process that started it is killed. */
export class Keeper {
  removeFolderAtEnd(folder: string): void;
  /** Stops what is still watched and removes the folders. */
  close(): Promise<void>;
}
