import { serveTasks } from '@rolefit/timed-worker';
import { readBytes } from './read-postings';

serveTasks(self, readBytes);
