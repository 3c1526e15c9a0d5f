/** Kind of a toast; determines its icon. */
export type ToastKind = 'note' | 'success' | 'error' | 'loading';

export interface ToastOptions {
  /** Replaces a visible toast with the same id. */
  readonly id?: string;
  readonly description?: string | undefined;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

export interface Toast extends ToastOptions {
  readonly id: string;
  readonly kind: ToastKind;
  readonly message: string;
  /** Incremented on every change, to restart the timeout. */
  readonly version: number;
}

let toasts: readonly Toast[] = [];
let versions = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** Visible toasts, the oldest first. */
export function readToasts(): readonly Toast[] {
  return toasts;
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a toast. Replaces one with the same id or the same text (deduplication). */
function show(kind: ToastKind, message: string, options: ToastOptions = {}): string {
  versions += 1;
  const same = toasts.find((shown) =>
    options.id ? shown.id === options.id : shown.kind === kind && shown.message === message,
  );
  const toast: Toast = {
    ...options,
    id: options.id ?? same?.id ?? `toast-${versions}`,
    kind,
    message,
    version: versions,
  };
  change(same ? toasts.map((shown) => (shown === same ? toast : shown)) : [...toasts, toast]);
  return toast.id;
}

/** Dismisses one toast, or all. */
function dismiss(id?: string): void {
  change(id === undefined ? [] : toasts.filter((shown) => shown.id !== id));
}

/** Toasts for any screen: `toast('Saved.')`, `toast.error('Not saved.', { description: errorText(error) })`. */
export const toast = Object.assign(
  (message: string, options?: ToastOptions) => show('note', message, options),
  {
    success: (message: string, options?: ToastOptions) => show('success', message, options),
    error: (message: string, options?: ToastOptions) => show('error', message, options),
    /** Stays until a toast with the same id replaces it. */
    loading: (message: string, options?: ToastOptions) => show('loading', message, options),
    dismiss,
  },
);
