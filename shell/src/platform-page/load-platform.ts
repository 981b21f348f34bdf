/** A chunk without a name, which every page would carry. In the chunk that the pages of remotes have in common, so that this page brings no second copy of what is in it. */
export async function loadPlatform() {
  return (await import('./platform-page.tsx')).PlatformPage;
}
