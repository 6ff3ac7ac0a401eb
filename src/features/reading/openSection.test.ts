import { fireEvent } from '@testing-library/react';
import { startReading } from '.';

beforeAll(startReading);

beforeEach(() => {
  window.history.replaceState(null, '', '/toolpad/core/');
});

describe('a collapsed section', () => {
  const goTo = (hash: string) => {
    window.history.replaceState(null, '', hash);
    fireEvent(window, new Event('hashchange'));
  };

  beforeEach(() => {
    document.body.innerHTML = `
      <h3 id="locks">Locks</h3><p>Text</p><details><summary>More on locks</summary></details>
      <h3 id="doors">Doors</h3><details><summary>More on doors</summary></details>`;
  });

  it('opens when the hash targets it, and others stay closed', () => {
    goTo('#locks');
    const [locks, doors] = document.querySelectorAll('details');
    expect(locks).toHaveAttribute('open');
    expect(doors).not.toHaveAttribute('open');
  });

  it('stays closed for a hash that targets something else, or nothing', () => {
    ['#', '#nothing', '#%'].forEach(goTo);
    expect(document.querySelector('details[open]')).toBeNull();
  });
});
