/** Trace of one operation: a span of its own, and a child for each call of the REST backend. */
export interface OperationTrace {
  /** Begins the span of one try of a call. */
  call(name: string): CallTrace;
  /** Ends the operation's span; `codes` are those of its errors. */
  end(codes: readonly string[]): void;
}

interface CallTrace {
  /** Header of W3C Trace Context under which the backend may go on. */
  readonly traceparent: string;
  /** Ends the span; `outcome` is `ok` or the refusal's code. */
  end(outcome: string): void;
}

export interface Tracer {
  /**
   * Begins the trace of an operation, or goes on with the caller's.
   *
   * @param kind query or mutation
   * @param traceparent header of the request
   */
  operation(kind: string, name: string | undefined, traceparent: unknown): OperationTrace;
  /** Sends what is still to be sent. */
  close(): Promise<void>;
}
