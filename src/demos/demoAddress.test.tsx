import { renderDemo, startAnew } from './testing';

jest.mock(
  '@generated/demos/default/registry',
  () => jest.requireActual<typeof import('./testingRegistry')>('./testingRegistry').registry,
  { virtual: true },
);

beforeEach(startAnew);

describe('spec 3.3: a demo’s address', () => {
  const scroll = jest.fn();

  beforeEach(() => {
    Element.prototype.scrollIntoView = scroll;
    scroll.mockClear();
  });

  afterEach(() => {
    window.location.hash = '';
  });

  it.each(['#Hello.tsx', '#Hello.js', '#tailwind-Hello.tsx', '#css-Hello.js', '#system-Hello.tsx'])(
    '%s scrolls to the demo',
    (hash) => {
      window.location.hash = hash;
      renderDemo();
      expect(scroll).toHaveBeenCalled();
    },
  );

  it.each(['#HelloWorld.tsx', '#other', '#%E0%A4%A', ''])('%s does not', (hash) => {
    window.location.hash = hash;
    renderDemo();
    expect(scroll).not.toHaveBeenCalled();
  });
});
