/** How controls look, in the web client's colours. */
export const primaryButton =
  'inline-flex h-10 items-center justify-center rounded-control bg-accent px-4 font-medium text-on-accent transition-colors enabled:hover:bg-accent-strong disabled:opacity-55';
export const quietButton = 'rounded-control px-2 py-1 text-small text-accent underline-offset-2 hover:underline';
export const input = 'w-full rounded-control border border-control/60 bg-surface px-3 py-2 text-body';
