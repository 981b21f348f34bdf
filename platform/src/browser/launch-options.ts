/** How tests and measurements start Chromium: nothing of its own on the network, no graphics card needed. */
export const launchOptions = {
  args: [
    // Chromium refuses its sandbox to root, which is who tests run as in a container.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
