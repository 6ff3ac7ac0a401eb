import { showMissingIsland } from './missingIsland';

const reload = jest.fn();

beforeAll(() => {
  // jsdom's own cannot be replaced: what calls it is told apart by the notice alone.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  document.body.innerHTML = '<div id="part">What was here</div>';
});

const part = (): HTMLElement => document.getElementById('part') ?? document.body;
const notice = (): Element | null => part().querySelector('[role="alert"]');

describe('a part whose files are gone', () => {
  it('reloads the page once, and reports an error the second time', () => {
    showMissingIsland(part(), new Error('gone'));
    expect(notice()).toBeNull();
    showMissingIsland(part(), new Error('gone'));
    expect(notice()).toHaveTextContent('This could not be loaded');
    expect(notice()?.querySelector('button')).toHaveTextContent(/reload/i);
  });

  it('reports the error once, however often it was tried', () => {
    [1, 2, 3].forEach(() => {
      showMissingIsland(part(), new Error('gone'));
    });
    expect(part().querySelectorAll('[role="alert"]')).toHaveLength(1);
  });

  it('does not reload what the reader has typed away', () => {
    document.body.insertAdjacentHTML('beforeend', '<textarea>A thought</textarea>');
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
