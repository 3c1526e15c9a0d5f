/** Texts on installing the browser extension and on its permissions. */
export const extensionText = {
  title: 'The Rolefit extension',
  lead: 'One click on any job posting, on any site, and its scan is on its way. The score comes back to where you are.',
  fromStore: 'Install it',
  fromStoreHint: 'Opens the page of its store in a new tab.',
  byHand: {
    title: 'Install it by hand',
    lead: 'Not in a store yet, or you can’t use one? You can load it into your browser yourself.',
    get: 'Ask whoever runs this server for the file for your browser.',
    own: 'You run this server?',
    ownThen: 'This command makes a folder and a zip for each browser in apps/extension/dist.',
    command: 'npm run extension',
    browsers: [
      {
        name: 'Chrome, Edge, Brave and other Chromium browsers',
        steps: [
          'Unpack rolefit-chrome-….zip into a folder that stays where it is.',
          'Open chrome://extensions and switch on **Developer mode**.',
          'Press **Load unpacked** and choose the folder.',
          'Click the puzzle piece beside the address bar and pin Rolefit.',
        ],
      },
      {
        name: 'Firefox 140 or newer',
        steps: [
          'Open about:debugging#/runtime/this-firefox.',
          'Press **Load Temporary Add-on…** and choose rolefit-firefox-….zip.',
          'Firefox keeps an extension from a file until it is closed; from a store it stays.',
        ],
      },
    ],
  },
  connect: {
    title: 'Connect it',
    steps: (server: string) => [
      `Click the Rolefit button, open its options, and enter the address of this server: **${server}**. The browser asks whether the extension may speak with it.`,
      'Click the Rolefit button again and press **Connect**. You sign in here, and the extension gets a session of its own, which your profile lists and can end.',
      'Open a posting and click the button. What was read is shown before anything is sent.',
    ],
  },
  rights: {
    title: 'What it may do',
    points: [
      'It reads a page only when you click its button there, and sends nothing until you press Scan; except that, while you are signed in, this server is asked whether you have scanned that posting before. The [Privacy Policy](/privacy#extension) says what goes along.',
      'On its own it has no right to any site. To scan all open tabs at once it asks for that, and lets you take it back when it has read them.',
      'What you scan while offline or signed out waits in your browser and is sent once.',
    ],
  },
} as const;
