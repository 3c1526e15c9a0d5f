import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run } from '../run.js';

/** Longer than any answer of a healthy database, shorter than a probe waits. */
const patienceMs = 2_000;

/** Tells probes whether the database answers. */
@Injectable()
export class DatabaseHealth {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether PostgreSQL answers within two seconds; never throws. */
  async isReachable(): Promise<boolean> {
    const answer = run(this.dataSource, 'SELECT 1').then(
      () => true,
      () => false,
    );
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), patienceMs);
    });
    return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
  }
}
