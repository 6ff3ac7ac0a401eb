import { waitFor } from '@testing-library/react';
import { startHeader } from '.';

const faces: ({ family: string } & FontFaceDescriptors)[] = [];

beforeEach(() => {
  faces.length = 0;
  Object.assign(globalThis, {
    FontFace: class {
      constructor(
        readonly family: string,
        _source: string,
        descriptors: FontFaceDescriptors,
      ) {
        faces.push({ family, ...descriptors });
      }
    },
  });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: jest.fn() } });
  document.head.replaceChildren();
});

it('spec 1.7: an address without a page whose path holds onepirate gets the two fonts', async () => {
  window.history.replaceState(null, '', '/toolpad/core/onepirate/');
  startHeader();
  await waitFor(() => {
    expect(faces).toHaveLength(3);
  });
  expect(faces.map(({ family }) => family)).toContain('Work Sans');
  // Text shows before they are there.
  expect(faces.map(({ display }) => display)).toEqual(['swap', 'swap', 'swap']);
});

it('spec 1.7: a page that was written with them declares them once, others never', async () => {
  document.head.innerHTML = "<style>@font-face{font-family:'Work Sans'}</style>";
  startHeader();
  window.history.replaceState(null, '', '/toolpad/core/');
  document.head.replaceChildren();
  startHeader();
  await Promise.resolve();
  expect(faces).toEqual([]);
});
