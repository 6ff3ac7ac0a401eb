import { showMissingIsland } from './missingIsland';

beforeAll(() => {
  // jsdom's `reload` cannot be mocked: only the notice shows whether it was called.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<div id="part">What was here</div>';
});

const part = (): HTMLElement => document.getElementById('part') ?? document.body;
const notice = (): Element | null => part().querySelector('[role="alert"]');

describe('a part whose files are gone', () => {
  it('shows no notice while the page reloads, and an error the second time', () => {
    showMissingIsland(part(), new Error('gone'));
    expect(notice()).toBeNull();
    showMissingIsland(part(), new Error('gone'));
    expect(notice()).toHaveTextContent('This could not be loaded');
    expect(notice()?.querySelector('button')).toHaveTextContent(/reload/i);
  });

  it('reports the error once, however often it occurs', () => {
    [1, 2, 3].forEach(() => {
      showMissingIsland(part(), new Error('gone'));
    });
    expect(part().querySelectorAll('[role="alert"]')).toHaveLength(1);
  });

  it.each([
    ['typed text', '<textarea>A thought</textarea>'],
    ['a changed demo', '<tp-demo data-changed></tp-demo>'],
  ])('does not reload if %s would be lost', (_name, work) => {
    document.body.insertAdjacentHTML('beforeend', work);
    showMissingIsland(part(), new Error('gone'));
    expect(notice()).toBeInTheDocument();
  });

  it('does not reload if a reload loop could not be detected', () => {
    const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    showMissingIsland(part(), new Error('gone'));
    expect(notice()).toBeInTheDocument();
    refused.mockRestore();
  });
});
