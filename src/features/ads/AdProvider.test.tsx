import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdProvider, useAdConfig, type AdConfig } from './AdSlot';

function readConfig(config?: Partial<AdConfig>): AdConfig {
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <AdProvider config={config}>{children}</AdProvider>
  );
  return renderHook(useAdConfig, { wrapper }).result.current;
}

describe('spec 4.8: the ad configuration', () => {
  it('spec 4.8: GADisplayRatio defaults to 0.1', () => {
    expect(readConfig().GADisplayRatio).toBe(0.1);
    expect(readConfig({}).GADisplayRatio).toBe(0.1);
    expect(readConfig({ GADisplayRatio: 0.5 }).GADisplayRatio).toBe(0.5);
    expect(readConfig({ GADisplayRatio: 0 }).GADisplayRatio).toBe(0);
  });

  it('spec 4.8: a new configuration replaces the first', () => {
    let ratio = 0.5;
    const { result, rerender } = renderHook(useAdConfig, {
      wrapper: function Wrapper({ children }) {
        return <AdProvider config={{ GADisplayRatio: ratio }}>{children}</AdProvider>;
      },
    });
    ratio = 0.9;
    rerender();
    expect(result.current.GADisplayRatio).toBe(0.9);
  });

  it('spec 4.8: throws outside an AdProvider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useAdConfig)).toThrow(
      new Error(
        'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
      ),
    );
    jest.restoreAllMocks();
  });
});
