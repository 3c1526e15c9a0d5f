/** Words of the parts that every screen is made of. */
export const texts = {
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading...',
  notifications: 'Notifications (Alt + T)',
  optional: 'Optional',
  retry: 'Retry',
  fieldInvalid: 'This field is invalid',
  loadFailed: (what: string) => `We could not load ${what}.`,
  mayBeDeleted: 'It may have been deleted.',
  product: 'Rolefit',
  theme: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
};
