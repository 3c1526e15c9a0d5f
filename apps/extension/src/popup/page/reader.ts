export { readPage } from '@rolefit/page-reader';
