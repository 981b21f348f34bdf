import type { ConnectionLimits } from './connection-limits.ts';

/** What is looked at of a request: `IncomingMessage`. */
interface ReceivedRequest {
  readonly complete: boolean;
  /** Bytes that have arrived and nobody has read. */
  readonly readableLength: number;
}

/** What is looked at of a connection: `Socket`. */
interface Line {
  readonly bytesRead: number;
  /** Bytes given to the socket, whether they have left or not. */
  readonly bytesWritten: number;
  /** Bytes that have not left. */
  readonly writableLength: number;
}

export interface Transfer {
  /**
   * @param requests those not answered in full
   * @param time milliseconds
   */
  isTooSlow(line: Line, requests: Iterable<ReceivedRequest>, time: number): boolean;
  /** To be called when a request begins, so that its body is measured from there. */
  begin(line: Line, time: number): void;
  /** True for a body that comes too slowly: it will be cut unless it hurries, and may be cut to make room for others. */
  isBodyBehind(line: Line, requests: Iterable<ReceivedRequest>, time: number): boolean;
}

/** Milliseconds until the first packet of a body is due. */
const firstPacketTime = 500;

/** Watches what moves on a connection, from one look to the next. */
export function watchTransfer(limits: ConnectionLimits): Transfer {
  let body: { readonly since: number; readonly bytesRead: number } | undefined;
  let answer: { readonly since: number; readonly bytesTaken: number; readonly allowed: number } | undefined;

  function isBodyTooSlow(line: Line, requests: Iterable<ReceivedRequest>, time: number): boolean {
    if (!isBodyAwaited(requests)) {
      body = undefined;
      return false;
    }
    body ??= { since: time, bytesRead: line.bytesRead };
    if (time - body.since < limits.bodyTime) return false;
    if (line.bytesRead - body.bytesRead < limits.bodyBytes) return true;
    body = { since: time, bytesRead: line.bytesRead };
    return false;
  }

  function isAnswerTooSlow(line: Line, time: number): boolean {
    if (line.writableLength === 0) {
      answer = undefined;
      return false;
    }
    // Progress is known per chunk only: a large one on a slow line shows none for long.
    const bytesTaken = line.bytesWritten - line.writableLength;
    if (answer?.bytesTaken !== bytesTaken) {
      const allowed = limits.answerTime + (line.writableLength / limits.answerRate) * 1_000;
      answer = { since: time, bytesTaken, allowed };
    }
    return time - answer.since > answer.allowed;
  }

  function isBodyBehind(line: Line, requests: Iterable<ReceivedRequest>, time: number): boolean {
    if (body === undefined || time - body.since < firstPacketTime || !isBodyAwaited(requests)) return false;
    return (line.bytesRead - body.bytesRead) * limits.bodyTime < limits.bodyBytes * (time - body.since);
  }

  return {
    begin: (line, time) => {
      body ??= { since: time, bytesRead: line.bytesRead };
    },
    isBodyBehind,
    isTooSlow: (line, requests, time) => isBodyTooSlow(line, requests, time) || isAnswerTooSlow(line, time),
  };
}

/** True when it is the client's turn to send: what lies here unread waits for us. */
function isBodyAwaited(requests: Iterable<ReceivedRequest>): boolean {
  return [...requests].some(({ complete, readableLength }) => !complete && readableLength === 0);
}
