const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an http or https address is on this very machine. */
export function isLoopback(address: string): boolean {
  return URL.canParse(address) && loopbackHosts.includes(new URL(address).hostname);
}
