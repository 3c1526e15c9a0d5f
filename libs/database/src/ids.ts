import { v7 } from 'uuid';

/** A new row's id: UUIDv7, generated in code, so that ids sort by time and an insert needs no round trip. */
export function newId(): string {
  return v7();
}
