import { type Locator, type Page } from 'playwright-core';

export const viewers = ['guest', 'ada-demo', 'bruno-demo', 'chiara-demo'] as const;
export type Viewer = (typeof viewers)[number];

/** A screen in one of its states, as a picture shows it. */
export interface Screen {
  readonly name: string;
  readonly who: Viewer;
  readonly path: string;
  /** Visible once the screen is complete. */
  readonly shows: (page: Page) => Locator;
  /** Runs once before all its pictures; it may have to sign in again. */
  readonly prepare?: (page: Page, signIn: () => Promise<void>) => Promise<void>;
  /** Runs before the page is opened. */
  readonly before?: (page: Page) => Promise<void>;
  /** Runs before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
  /** Runs after the picture was taken. */
  readonly after?: (page: Page) => Promise<void>;
  /** The picture shows a loading state. */
  readonly isWaiting?: boolean;
}
