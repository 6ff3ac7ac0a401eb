import { waitFor } from '@testing-library/react';
import { startHeader } from '.';

const declared = (): string => document.head.textContent;

beforeEach(() => {
  document.head.replaceChildren();
});

it('spec 1.7: the 404 page loads the two fonts if its path contains onepirate', async () => {
  window.history.replaceState(null, '', '/toolpad/core/onepirate/');
  startHeader();
  await waitFor(() => {
    expect(declared().match(/@font-face/g)).toHaveLength(3);
  });
  expect(declared()).toContain("font-family:'Work Sans'");
  // Text shows before the fonts have loaded.
  expect(declared().match(/font-display:swap/g)).toHaveLength(3);
});

it('spec 1.7: a page prerendered with the fonts declares them once, other pages never', async () => {
  const prerendered = "@font-face{font-family:'Work Sans'}";
  document.head.innerHTML = `<style>${prerendered}</style>`;
  window.history.replaceState(null, '', '/toolpad/core/onepirate/');
  startHeader();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(declared()).toBe(prerendered);
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/toolpad/core/');
  startHeader();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(declared()).toBe('');
});
