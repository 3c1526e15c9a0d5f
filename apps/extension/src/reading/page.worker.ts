import { readPage } from '@rolefit/page-reader';
import { serveTasks } from '@rolefit/timed-worker';

serveTasks(self, readPage);
