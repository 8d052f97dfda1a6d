/** Types for the parts that the tests use; the package has none. */
declare module '@20minutes/s3rver' {
  export interface Options {
    readonly address: string;
    /** 0 for any. */
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly vhostBuckets: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
