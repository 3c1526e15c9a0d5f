/** The layouts of signed-in screens in one chunk, because every such screen needs most of them. */
export { fetchFirstData } from '../first-data';
export { AppProviders } from '../providers';
export { Shell } from './shell';
export { SignedIn } from './signed-in';
