import type { ComponentType } from 'react';

/**
 * Loads a demo's component.
 *
 * @param id such as `core/react-dashboard-layout/DashboardLayoutBasic`
 * @throws Error (as a rejection) when there is no such demo, naming it
 */
export async function loadDemo(id: string): Promise<ComponentType> {
  const { demos } = await import('@generated/demos/default/registry');
  const loader = Object.hasOwn(demos, id) ? demos[id] : undefined;
  if (!loader) {
    throw new Error(`There is no demo "${id}"`);
  }
  return (await loader()).default;
}
