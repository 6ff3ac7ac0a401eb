import { onRouteDidUpdate } from './prefetch';

type Update = Parameters<typeof onRouteDidUpdate>[0];

const at = (pathname: string) => ({ pathname }) as Update['location'];

it('nothing is fetched for a link that only comes into view, and still for one pointed at', () => {
  const preload = jest.fn();
  const prefetch = jest.fn();
  window.docusaurus = { preload, prefetch };
  onRouteDidUpdate({ location: at('/toolpad/'), previousLocation: null });
  expect(window.docusaurus.prefetch('/toolpad/core/')).toBe(false);
  void window.docusaurus.preload('/toolpad/core/');
  expect(prefetch).not.toHaveBeenCalled();
  expect(preload).toHaveBeenCalledWith('/toolpad/core/');
});

it('a later page changes nothing', () => {
  const docusaurus = { preload: jest.fn(), prefetch: jest.fn() };
  window.docusaurus = docusaurus;
  onRouteDidUpdate({ location: at('/toolpad/core/'), previousLocation: at('/toolpad/') });
  expect(window.docusaurus).toBe(docusaurus);
});
