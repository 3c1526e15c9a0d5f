/** What stands around the screens behind the login, in one file: an address needs most of it at once. */
export { AppProviders } from './providers';
export { Shell } from './routes/shell';
export { SignedIn } from './routes/signed-in';
