import { join } from 'node:path';
import { rootDir } from '../../launcher/bootstrap/paths.mjs';
import { type DrivenPopup, drivePopup } from './driven-popup.ts';
import { type DrivenTabs, driveTabs, type Tree } from './driven-tabs.ts';
import { type BidiSession } from './firefox.ts';

const id = 'extension@rolefit.app';
const built = join(rootDir, 'apps', 'extension', 'dist', 'firefox');

/** The extension in a Firefox, driven as its user does; `context` is the id of a tab. */
export interface DrivenExtension extends DrivenTabs, DrivenPopup {
  /** The address of a page of the extension. */
  address(path: string): string;
  /** The hosts that the user has allowed; `context` is a page of the extension. */
  allowed(context: string): Promise<readonly string[]>;
}

export async function installExtension(session: BidiSession): Promise<DrivenExtension> {
  const { send, evaluate } = session;
  await send('webExtension.install', { extensionData: { type: 'path', path: built } });
  const [chrome] = (await send<Tree>('browsingContext.getTree', { 'moz:scope': 'chrome' }))
    .contexts;
  if (!chrome) throw new Error('Firefox has no window.');
  const host = await evaluate(
    chrome.context,
    `WebExtensionPolicy.getByID(${JSON.stringify(id)}).mozExtensionHostname`,
  );
  return {
    ...driveTabs(session),
    ...drivePopup(session, chrome.context, id),
    address: (path) => `moz-extension://${host}/${path}`,
    allowed: async (context) =>
      JSON.parse(
        await evaluate(
          context,
          'browser.permissions.getAll().then(({ origins }) => JSON.stringify(origins))',
        ),
      ) as string[],
  };
}
