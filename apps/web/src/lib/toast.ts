/** What a toast is about; decides its sign. */
export type ToastKind = 'note' | 'success' | 'error' | 'loading';

export interface ToastOptions {
  /** A toast with the id of one that is shown takes its place. */
  readonly id?: string;
  readonly description?: string | undefined;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

export interface Toast extends ToastOptions {
  readonly id: string;
  readonly kind: ToastKind;
  readonly message: string;
  /** Counts up with every change, so that its time begins anew. */
  readonly version: number;
}

let toasts: readonly Toast[] = [];
let versions = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** The toasts that are up, the oldest first. */
export function readToasts(): readonly Toast[] {
  return toasts;
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows one, in place of one that has the same id or says the same: what repeats itself is said once. */
function show(kind: ToastKind, message: string, options: ToastOptions = {}): string {
  versions += 1;
  const same = toasts.find((shown) => (options.id ? shown.id === options.id : shown.kind === kind && shown.message === message));
  const toast: Toast = { ...options, id: options.id ?? same?.id ?? `toast-${versions}`, kind, message, version: versions };
  change(same ? toasts.map((shown) => (shown === same ? toast : shown)) : [...toasts, toast]);
  return toast.id;
}

/** Takes one down, or all of them. */
function dismiss(id?: string): void {
  change(id === undefined ? [] : toasts.filter((shown) => shown.id !== id));
}

/** A word in passing, on whatever screen is open: `toast('Saved.')`, `toast.error('Not saved.', { description: errorText(error) })`. */
export const toast = Object.assign((message: string, options?: ToastOptions) => show('note', message, options), {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  /** Stays until another with its id takes its place. */
  loading: (message: string, options?: ToastOptions) => show('loading', message, options),
  dismiss,
});
