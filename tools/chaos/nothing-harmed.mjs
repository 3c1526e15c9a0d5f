/** Thrown by a fault that found nothing to harm, or was undone by another one before it was over: it did not happen, and is tried again. */
export class NothingHarmed extends Error {
  name = 'NothingHarmed';
}
