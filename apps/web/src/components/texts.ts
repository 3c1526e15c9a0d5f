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
  connection: {
    offline: {
      what: 'You are offline.',
      then: 'What you see and what you have typed stays here. Rolefit goes on by itself when the connection is back.',
    },
    'server-away': {
      what: 'Rolefit does not answer right now.',
      then: 'What you see and what you have typed stays here. We keep trying and go on by ourselves.',
    },
    fine: { what: 'Connected again.', then: 'Everything here is being brought up to date.' },
  },
  theme: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
};
