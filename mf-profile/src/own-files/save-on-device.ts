/** Milliseconds after which no browser needs the address any more to begin the download. */
const lifetime = 60_000;

/** Hands a file to the downloads of the browser. */
export function saveOnDevice(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), lifetime);
}
