/** Styles of controls, matching the web client. */
export const primaryButton =
  'inline-flex h-10 shrink-0 items-center justify-center gap-2 rounded-control bg-accent px-4 font-medium text-on-accent transition-colors duration-150 enabled:hover:bg-accent-strong disabled:cursor-not-allowed disabled:opacity-55';
export const outlineButton =
  'inline-flex h-9 shrink-0 items-center justify-center gap-2 rounded-control border border-control/60 bg-surface px-3 text-small font-medium transition-colors duration-150 hover:border-control enabled:hover:bg-sunken disabled:opacity-55';
export const quietButton =
  'inline-flex min-h-8 shrink-0 items-center rounded-control px-2 text-small font-medium text-accent underline-offset-2 hover:bg-accent-soft';
export const iconButton =
  'inline-grid size-9 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-accent-soft hover:text-ink [&_svg]:size-4';
export const input =
  'w-full rounded-control border border-control bg-surface px-3 py-2 text-ink transition-colors duration-150 placeholder:text-muted aria-invalid:border-danger focus-visible:outline-offset-0';
