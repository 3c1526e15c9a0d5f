/** Words of the parts that every screen is made of. */
export const texts = {
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading...',
  notifications: 'Notifications (Alt + T)',
  optional: 'Optional',
  retry: 'Retry',
  fieldInvalid: 'This field is invalid',
  loadFailed: (what: string) => `We couldn’t load ${what}.`,
  mayBeDeleted: 'It may have been deleted.',
  connection: {
    offline: {
      what: 'You are offline.',
      then: 'What you typed stays here. We’ll reconnect automatically.',
    },
    'server-away': {
      what: 'Rolefit isn’t responding right now.',
      then: 'What you typed stays here. We’ll keep trying.',
    },
    fine: { what: 'Connected again.', then: 'Everything here is being brought up to date.' },
  },
  theme: { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' },
};
