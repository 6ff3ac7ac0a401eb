import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Feedback, SectionFeedback, startFeedback } from '.';
import { startIslands } from '../../islands';
import { mountPageVote, mountSectionComment } from './live';
import { configure, posted, stubFetch } from './testing';

const URL = 'https://feedback.example/';
const PAGE = '/toolpad/core/introduction/';

beforeAll(() => {
  startIslands({
    loaders: {
      'page-vote': () => Promise.resolve(mountPageVote),
      'section-comment': () => Promise.resolve(mountSectionComment),
    },
    onMissing: () => undefined,
  });
});

/** A prerendered page, before any script runs. */
function showPage(): HTMLElement {
  const html = renderToStaticMarkup(
    <>
      <h2 id="use">Use it</h2>
      <SectionFeedback section="use" />
      <Feedback />
    </>,
  );
  // Islands rendered with a window start by themselves; prerendered ones wait.
  document.body.innerHTML = html.replace('on="load"', 'on="interaction"');
  return document.body;
}

describe('a page with feedback', () => {
  beforeAll(() => {
    configure(URL);
    showPage();
    localStorage.setItem(`feedback:${PAGE}`, 'no');
    startFeedback();
  });

  it('spec 6.2: shows the vote from an earlier visit without interaction', async () => {
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
    });
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('leaves focus where the reader moved it while a comment was sent', async () => {
    const fetchStub = stubFetch();
    showPage();
    const button = screen.getByRole('button', { name: /comment/i });
    fireEvent.click(button);
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Unclear' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    render(<input type="search" />);
    const search = screen.getByRole('searchbox');
    search.focus();
    expect(await screen.findByText(/Thank/)).toBeInTheDocument();
    expect(posted(fetchStub)).toMatchObject([{ comment: 'Unclear', section: 'use' }]);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(search).toHaveFocus();
  });
});
