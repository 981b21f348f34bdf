import { createRoot } from 'react-dom/client';
import { applyOverrides } from './apply-overrides.ts';
import { OverridesPanel } from './overrides-panel.tsx';

/**
 * For a tab in which somebody tries versions of remotes. The panel is a root of its own: it works whatever the remotes do to the
 * page, and says at all times that this is not what everybody sees.
 */
export async function startOverrides(): Promise<void> {
  const refusals = await applyOverrides();
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<OverridesPanel refusals={refusals} />);
}
