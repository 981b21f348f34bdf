/** The Node build of an app, beside what browsers get: it renders the app's pages to HTML. Nobody's browser asks for it. */
export const prerenderFile = 'prerender.mjs';

/** Where the Node build of a remote finds the modules that the shell provides, by their names. */
export const providedModulesKey = 'fursaProvidedModules';

/** Around the frame in `app.html`: where the frame with a page of a remote takes its place. */
export const framePlace = { start: '<!--frame-->', end: '<!--/frame-->' } as const;
