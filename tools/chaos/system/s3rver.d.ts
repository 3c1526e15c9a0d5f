declare module 's3rver' {
  /** An S3 server for tests. */
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
    });
    run(): Promise<unknown>;
  }
}
