import { type ResolveData, rspack } from '@rspack/core';

const development = /(?<=[\\/]dist[\\/])development(?=[\\/])/;

/**
 * The package of React Router names its development files under every condition of its `exports`. Those for production
 * have the same names in the folder beside.
 */
export function productionFiles() {
  return new rspack.NormalModuleReplacementPlugin(development, ({ createData }: ResolveData) => {
    if (createData === undefined) return;
    createData.resource = inProduction(createData.resource);
    createData.request = inProduction(createData.request);
    createData.userRequest = inProduction(createData.userRequest);
  });
}

function inProduction(file: string): string {
  return file.replace(development, 'production');
}
