export { type AppName, appNames, remoteNames, repositoryFolder } from './app-names.ts';
export { type BuildOptions, type BuiltApp, buildApp } from './build-app.ts';
export { buildApps } from './build-apps.ts';
export { isFresh } from './freshness.ts';
