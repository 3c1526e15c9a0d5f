/** The layouts of signed-in screens. They are part of the chunk that those screens share, because each needs most of them. */
export { fetchFirstData } from '../first-data';
export { AppProviders } from '../providers';
export { Shell } from './shell';
export { SignedIn } from './signed-in';
