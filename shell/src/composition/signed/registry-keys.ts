/**
 * Written by `fursa keys`: public keys, by name, of whoever may sign a registry. Undefined: none is signed, and nothing of the
 * check is in the build.
 */
export const registryKeys: Readonly<Record<string, string>> | undefined = undefined;
