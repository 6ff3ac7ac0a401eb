import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Feedback, headingTextId, SectionFeedback, startFeedback } from '.';
import { startIslands } from '../../islands';
import { hasUnsavedWork } from '../../recovery';
import { mountPageVote, mountSectionComment } from './live';
import { blockStorage, configure, posted, response, stubFetch } from './testing';

const URL = 'https://feedback.example/';
let fetchStub: ReturnType<typeof stubFetch>;

beforeAll(() => {
  startIslands({
    loaders: {
      'page-vote': () => Promise.resolve(mountPageVote),
      'section-comment': () => Promise.resolve(mountSectionComment),
    },
    onMissing: () => undefined,
  });
  configure(URL);
  startFeedback();
});

beforeEach(() => {
  configure(URL);
  document.head.innerHTML =
    '<meta name="mui:productId" content="toolpad-core"><meta name="mui:productCategoryId" content="toolpad">';
  fetchStub = stubFetch();
});

afterEach(() => {
  jest.restoreAllMocks();
});

const vote = (name: string): HTMLElement => screen.getByRole('button', { name });
const field = (): Promise<HTMLElement> => screen.findByRole('textbox');
const send = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
};

describe('spec 6.1: was this page helpful', () => {
  beforeEach(async () => {
    render(<Feedback />);
    await screen.findByRole('button', { name: 'Yes' });
  });

  it('opens and focuses a comment field on the first press', async () => {
    fireEvent.click(vote('Yes'));
    expect(await field()).toHaveFocus();
    expect(vote('Yes')).toHaveAttribute('aria-pressed', 'true');
    expect(hasUnsavedWork()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(hasUnsavedWork()).toBe(false);
  });

  it('sends vote and comment together, says thanks and stores the vote', async () => {
    fireEvent.click(vote('No'));
    fireEvent.change(await field(), { target: { value: ' Too short ' } });
    send();
    expect(await screen.findByText(/Thank/)).toBeInTheDocument();
    expect(posted(fetchStub)).toEqual([
      {
        page: '/toolpad/core/introduction/',
        rating: 'no',
        comment: 'Too short',
        version: '0.15.0',
        language: 'en',
        section: null,
      },
    ]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(vote('No')).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('feedback:/toolpad/core/introduction/')).toBe('no');
  });

  it('sends with Ctrl+Enter', async () => {
    fireEvent.click(vote('Yes'));
    // jsdom does not submit forms.
    HTMLFormElement.prototype.requestSubmit = function requestSubmit() {
      this.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    };
    fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText(/Thank/)).toBeInTheDocument();
  });

  it('spec 6.2: keeps the text if it cannot be sent', async () => {
    fetchStub.mockReturnValue(response(500));
    fireEvent.click(vote('Yes'));
    fireEvent.change(await field(), { target: { value: 'A thought' } });
    send();
    expect(
      await screen.findByText("Couldn't submit feedback. Please try again later."),
    ).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('A thought');
  });

  it('is not sent twice, and cannot be changed while it is being sent', async () => {
    fetchStub.mockReturnValue(new Promise(() => undefined));
    fireEvent.click(vote('Yes'));
    await field();
    send();
    send();
    fireEvent.click(vote('No'));
    expect(fetchStub).toHaveBeenCalledTimes(1);
    expect(vote('Yes')).toHaveAttribute('aria-pressed', 'true');
  });

  it('closes on Cancel, and restores focus', async () => {
    fireEvent.click(vote('Yes'));
    await field();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(vote('Yes')).toHaveFocus();
  });

  it('works if the browser blocks storage', async () => {
    blockStorage();
    fireEvent.click(vote('Yes'));
    await field();
    send();
    expect(await screen.findByText(/Thank/)).toBeInTheDocument();
  });
});

it('spec 6.2: shows the rating given on an earlier visit', async () => {
  localStorage.setItem('feedback:/toolpad/core/introduction/', 'yes');
  render(<Feedback />);
  expect(await screen.findByRole('button', { name: 'Yes' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

describe('spec 6.1: a comment on a section', () => {
  function showSection(): HTMLElement {
    render(
      <>
        <h2 id="use">
          <span id={headingTextId('use')}>Use it</span> <a href="#use">Link</a>
        </h2>
        <SectionFeedback section="use" />
      </>,
    );
    return screen.getByRole('button', { name: /comment/i });
  }

  it('opens below its heading, is sent with its anchor, and restores focus', async () => {
    const button = showSection();
    expect(button).toHaveAccessibleDescription('Use it');
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    fireEvent.change(await field(), { target: { value: 'Unclear' } });
    send();
    expect(await screen.findByText(/Thank/)).toBeInTheDocument();
    expect(posted(fetchStub)).toMatchObject([{ rating: null, comment: 'Unclear', section: 'use' }]);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('is not sent without text', async () => {
    fireEvent.click(showSection());
    await field();
    send();
    expect(fetchStub).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('closes on a second press, but not while it is being sent', async () => {
    const button = showSection();
    fireEvent.click(button);
    await field();
    fireEvent.click(button);
    await waitFor(() => {
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    });
    fetchStub.mockReturnValue(new Promise(() => undefined));
    fireEvent.click(button);
    fireEvent.change(await field(), { target: { value: 'Unclear' } });
    send();
    fireEvent.click(button);
    expect(screen.getByRole('textbox')).toHaveValue('Unclear');
  });
});

describe('spec 6.2: without a configured URL', () => {
  /** Mocks new tabs; returns the URLs that are opened. */
  function openTabs(tab: { opener: unknown } | null): string[] {
    const addresses: string[] = [];
    jest.spyOn(window, 'open').mockImplementation((address) => {
      addresses.push(String(address));
      return tab as Window | null;
    });
    return addresses;
  }

  const bodyOf = (address: string | undefined): string =>
    new window.URL(address ?? '').searchParams.get('body') ?? '';

  beforeEach(() => {
    configure(null);
  });

  async function voteNo(): Promise<void> {
    render(<Feedback />);
    fireEvent.click(await screen.findByRole('button', { name: 'No' }));
    fireEvent.change(await field(), { target: { value: 'Step 2 is missing' } });
    send();
  }

  it('turns vote and comment into an issue, in a tab that cannot access this one', async () => {
    const tab = { opener: window };
    const opened = openTabs(tab);
    await voteNo();
    expect(await screen.findByText(/GitHub opened/)).toBeInTheDocument();
    expect(tab.opener).toBeNull();
    const body = bodyOf(opened[0]);
    expect(body).toContain('/toolpad/core/introduction/\nVersion: 0.15.0');
    expect(body).toContain('This page did not help.\n\nStep 2 is missing');
    expect(screen.getByRole('textbox')).toHaveValue('Step 2 is missing');
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('keeps the text and offers a link when the browser blocks the new tab', async () => {
    openTabs(null);
    await voteNo();
    expect(await screen.findByText(/blocked the new tab/)).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('Step 2 is missing');
    const link = screen.getByRole('link', { name: 'Open the issue on GitHub' });
    expect(bodyOf(link.getAttribute('href') ?? '')).toContain('Step 2 is missing');
  });

  it('names the section that a comment is on', async () => {
    const opened = openTabs({ opener: null });
    render(
      <>
        <h2 id="use">Use it</h2>
        <SectionFeedback section="use" />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: /comment/i }));
    fireEvent.change(await field(), { target: { value: 'Unclear' } });
    send();
    await screen.findByText(/GitHub opened/);
    expect(bodyOf(opened[0])).toMatch(/introduction\/#use\n[^]*Unclear/);
  });

  it('without scripts, links to an issue about the page', () => {
    const { container } = render(<Feedback />);
    const link = within(container).getByText(/Tell us on GitHub/);
    expect(link).toHaveAttribute('href', expect.stringContaining('introduction'));
    expect(link).toHaveClass('replaces-scripts');
  });
});
