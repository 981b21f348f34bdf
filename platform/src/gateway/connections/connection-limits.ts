/** What one caller, and all of them together, may hold of the server. Times are milliseconds. */
export interface ConnectionLimits {
  /**
   * Open connections of one address, or of one /64 of IPv6; a browser opens six. Trusted proxies have no limit of their own. So
   * many requests in flight has each client as well, who may be behind one of them.
   */
  readonly perAddress: number;
  /** Open connections in all. */
  readonly inAll: number;
  /** Requests of one connection that wait for their answers. Browsers send one at a time. */
  readonly requestsAtOnce: number;
  /**
   * How often an address may send what is no HTTP, or more requests at once than allowed; the count falls by one in each
   * `abuseRecoveryTime`. Above it new connections of the address are cut unread: such a flood is all about having them read.
   */
  readonly abuseLimit: number;
  readonly abuseRecoveryTime: number;
  /** A request's head must have arrived after this time. */
  readonly headTime: number;
  /** Bytes of a request's head. */
  readonly headBytes: number;
  /** A body that does not bring `bodyBytes` in each `bodyTime` is cut; one that does may take as long as it takes. */
  readonly bodyTime: number;
  readonly bodyBytes: number;
  /** An answer waits this long for a client that takes none of it, and a second more for each `answerRate` bytes of it. */
  readonly answerTime: number;
  readonly answerRate: number;
  /** How long a connection stays open for a further request. */
  readonly keepAliveTime: number;
}

/** A line of GPRS brings 3 KB a second; a connection that is only kept busy brings next to nothing. */
export const defaultConnectionLimits: ConnectionLimits = {
  perAddress: 100,
  inAll: 2_000,
  requestsAtOnce: 4,
  abuseLimit: 20,
  abuseRecoveryTime: 1_000,
  headTime: 10_000,
  headBytes: 16_384,
  bodyTime: 10_000,
  bodyBytes: 1_024,
  answerTime: 30_000,
  answerRate: 1_024,
  keepAliveTime: 5_000,
};
