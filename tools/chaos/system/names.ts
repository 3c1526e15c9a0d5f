import { type AppKind, appKinds, serverNames } from './managed-process.ts';

/** The apps by their kind. */
export const appNames = {
  gateway: ['gateway 1', 'gateway 2'],
  worker: ['worker 1', 'worker 2'],
} as const satisfies Record<AppKind, readonly string[]>;
export type AppName = (typeof appNames)[AppKind][number];

export const apps: readonly { readonly kind: AppKind; readonly name: AppName }[] = appKinds.flatMap(
  (kind) => appNames[kind].map((name) => ({ kind, name })),
);

/** Everything that listens. */
export const portNames = [...serverNames, 'github', ...apps.map(({ name }) => name)] as const;
export type Ports = Readonly<Record<(typeof portNames)[number], number>>;
