/** Everything around the screens behind the login, in one file, because an address needs most of it at once. */
export { AppProviders } from '../providers';
export { Shell } from './shell';
export { SignedIn } from './signed-in';
