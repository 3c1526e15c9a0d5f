/** The layouts of signed-in screens, in the chunk that all of them share, because every such screen needs most of them. */
export { fetchFirstData } from '../first-data';
export { AppProviders } from '../providers';
export { Shell } from './shell';
export { SignedIn } from './signed-in';
