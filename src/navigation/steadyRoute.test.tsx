import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import {
  MemoryRouter,
  Route,
  Switch,
  useHistory,
  useLocation,
  type RouteComponentProps,
} from 'react-router';
import { steadyRoute } from './steadyRoute';

const rendered = jest.fn();

interface PageProps extends RouteComponentProps {
  readonly title?: string;
}

function Text({ text }: { readonly text: string }) {
  rendered('text of a link');
  return text;
}

function Place() {
  const { pathname } = useLocation();
  return (
    <p>
      <Text text={pathname} />
    </p>
  );
}

const place = <Place />;

const Page = steadyRoute(function Page({ title, children }: PageProps & { children: ReactNode }) {
  rendered('page');
  return (
    <main>
      <h1>{title}</h1>
      {children}
    </main>
  );
});

/** A page as Docusaurus shows it: until the next one has come, with the address that it had. */
function Site({ stays = false, titles }: { readonly stays?: boolean; readonly titles: string[] }) {
  const history = useHistory();
  const [first] = useState(history.location);
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <button
        onClick={() => {
          setClicks(clicks + 1);
          history.push('/new#place');
        }}
      >
        Next
      </button>
      <Route
        {...(stays && { location: first })}
        render={() => (
          <Switch>
            <Route
              render={(props) => (
                <Page {...props} title={titles[clicks]}>
                  {place}
                </Page>
              )}
            />
          </Switch>
        )}
      />
    </>
  );
}

async function follow(site: ReactNode) {
  render(<MemoryRouter initialEntries={['/old']}>{site}</MemoryRouter>);
  rendered.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
}

describe('a page and its parts', () => {
  it('are not rendered again while the page stays and the address changes', async () => {
    await follow(<Site stays titles={['Old', 'Old']} />);
    expect(screen.getByText('/old')).toBeInTheDocument();
    expect(rendered).not.toHaveBeenCalled();
  });

  it('know the new address once their page shows it', async () => {
    await follow(<Site titles={['Old', 'Old']} />);
    expect(screen.getByText('/new')).toBeInTheDocument();
  });

  it.each([
    { titles: ['Old', 'New'], heading: 'New' },
    { titles: ['Old'], heading: '' },
  ])('show what they are given anew at the same address: $titles', async ({ titles, heading }) => {
    await follow(<Site stays titles={titles} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${heading}$`));
    expect(screen.getByText('/old')).toBeInTheDocument();
  });
});
