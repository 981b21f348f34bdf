import { findFreePort } from '@fursa/backend/free-port';
import { rspack, type Stats } from '@rspack/core';
import { type Configuration as DevServerOptions, RspackDevServer } from '@rspack/dev-server';
import { loadAppConfig } from '../build/build-app.ts';
import { describeErrors } from '../build/describe-errors.ts';

export interface DevServerPlan {
  readonly appFolder: string;
  /** Gets what the release reads: pages, `remote.json` and public files. Scripts and styles stay in memory. */
  readonly outputFolder: string;
  /** Path of the app's files at the product's address, from the root, with a slash at its end. */
  readonly publicPath: string;
  /** Gets the faults of each build that has some, one in a line. */
  readonly warn: (faults: string) => void;
}

export interface DevServer {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Compiles an app, again after each change, and tells the browsers. Resolves when the first build is there; faults go to
 * `warn` and onto the page, and the next good build takes them away.
 */
export async function startDevServer(plan: DevServerPlan): Promise<DevServer> {
  const { appFolder, outputFolder, publicPath, warn } = plan;
  const config = (await loadAppConfig(appFolder))(undefined, { mode: 'development' });
  const compiler = rspack({ ...config, output: { ...config.output, path: outputFolder, clean: false } });
  const firstBuild = Promise.withResolvers<void>();
  compiler.hooks.done.tap('FursaDev', (stats: Stats) => {
    if (stats.hasErrors()) warn(describeErrors(appFolder, stats).join('\n'));
    else firstBuild.resolve();
  });
  const port = await findFreePort();
  const server = new RspackDevServer(devServerOptions(port, publicPath), compiler);
  await server.start();
  await firstBuild.promise;
  return { origin: `http://localhost:${port}`, close: () => server.stop() };
}

function devServerOptions(port: number, publicPath: string): DevServerOptions {
  return {
    host: 'localhost',
    port,
    static: false,
    setupExitSignals: false,
    // The page comes from another port, by which the client cannot tell where its server is.
    client: { webSocketURL: `ws://localhost:${port}/ws`, logging: 'error', overlay: { runtimeErrors: false } },
    devMiddleware: {
      publicPath,
      stats: 'none',
      writeToDisk: (file) => !/\.(js|css|map)$|\.hot-update\./.test(file),
    },
  };
}
