import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, Route, useHistory, useLocation } from 'react-router';
import { SteadyRouter } from './SteadyRouter';

const rendered = jest.fn();

function Place() {
  rendered();
  return <p>{useLocation().pathname}</p>;
}

const place = <Place />;

/** A page as Docusaurus shows it: until the next one has come, with the address that it had. */
function Page({ stays }: { readonly stays: boolean }) {
  const history = useHistory();
  const [first] = useState(history.location);
  return (
    <>
      <button
        onClick={() => {
          history.push('/new#place');
        }}
      >
        Next
      </button>
      <Route
        {...(stays && { location: first })}
        render={() => <SteadyRouter>{place}</SteadyRouter>}
      />
    </>
  );
}

async function follow(page: ReactNode) {
  render(<MemoryRouter initialEntries={['/old']}>{page}</MemoryRouter>);
  rendered.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
}

describe('parts of a page', () => {
  it('are not rendered again while the page stays and the address changes', async () => {
    await follow(<Page stays />);
    expect(screen.getByText('/old')).toBeInTheDocument();
    expect(rendered).not.toHaveBeenCalled();
  });

  it('know the new address once their page shows it', async () => {
    await follow(<Page stays={false} />);
    expect(screen.getByText('/new')).toBeInTheDocument();
  });
});
