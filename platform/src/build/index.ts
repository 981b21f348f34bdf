export { type AppName, appNames, remoteNames, repositoryFolder } from './app-names.ts';
export { type BuildOptions, type BuiltApp, buildApp, buildApps } from './build-app.ts';
export { isFresh } from './freshness.ts';
