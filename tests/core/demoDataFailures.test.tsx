/** What demos of data show when their server fails. */
import './gridInJsdom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import ExamplesSupportDesk from '../../docs-core/introduction/examples/ExamplesSupportDesk';
import TutorialDashboard from '../../docs-core/introduction/tutorial/TutorialDashboard';
import CrudBasic from '../../docs-core/react-crud/CrudBasic';
import CrudBulk from '../../docs-core/react-crud/CrudBulk';
import CrudDependent from '../../docs-core/react-crud/CrudDependent';
import CrudFailure from '../../docs-core/react-crud/CrudFailure';
import CrudFormFields from '../../docs-core/react-crud/CrudFormFields';
import CrudOptimistic from '../../docs-core/react-crud/CrudOptimistic';
import CrudOptions from '../../docs-core/react-crud/CrudOptions';
import CrudServerSide from '../../docs-core/react-crud/CrudServerSide';
import DashboardLayoutLater from '../../docs-core/react-dashboard-layout/DashboardLayoutLater';
import { answerLike, type Server, prepareDemoServer, wait } from './demoServer';

const currentUser = prepareDemoServer();

type Place = Pick<typeof screen, 'queryByText' | 'getByLabelText'>;

/** By its text or label: looking for roles takes seconds beside a grid. */
const press = async (name: string, inside: Place = screen): Promise<void> => {
  fireEvent.click(inside.queryByText(name, { selector: 'button' }) ?? inside.getByLabelText(name));
  await wait(0);
};

const enter = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

const choose = async (field: string, option: string): Promise<void> => {
  await currentUser().click(screen.getByRole('combobox', { name: field }));
  await currentUser().click(screen.getByRole('option', { name: option }));
  await wait(500);
};

/** The first column of a grid. */
const firstCells = () =>
  [...document.querySelectorAll('[role="gridcell"][data-colindex="0"]')].map(
    ({ textContent }) => textContent,
  );

const rowOf = (text: string) => screen.getByText(text).closest('[role="row"]') as HTMLElement;

/** Long enough for each answer but the one that never comes. */
const EVER = 5000;

it('CrudServerSide shows the rows of the page that was asked for last', async () => {
  render(<CrudServerSide />);
  await wait(EVER);
  answerLike('slow');
  await press('Go to next page');
  answerLike('');
  await press('Go to next page');
  await wait(EVER);
  expect(screen.getByText('11–15 of 48')).toBeInTheDocument();
  expect(firstCells()[0]).toBe('Beta Orion');
});

it('CrudBasic shows the rows of the first page to who has gone back to it', async () => {
  render(<CrudBasic />);
  await wait(EVER);
  answerLike('slow');
  await press('Go to next page');
  await press('Go to previous page');
  await wait(EVER);
  expect(screen.getByText('1–5 of 7')).toBeInTheDocument();
  expect(firstCells()).toEqual(['1', '2', '3', '4', '5']);
});

it('CrudDependent says that the trip is not saved, and keeps what was chosen', async () => {
  render(<CrudDependent />);
  await choose('Country', 'Norway');
  await choose('Harbor', 'Bergen');
  answerLike('500');
  await press('Plan the trip');
  await wait(EVER);
  expect(screen.getByRole('status')).toHaveTextContent('Not saved: The server has a problem.');
  expect(screen.getByRole('combobox', { name: 'Harbor' })).toHaveTextContent('Bergen');
});

it('CrudFormFields says that the recipe is not saved, and keeps what was typed', async () => {
  render(<CrudFormFields />);
  enter('Method', 'Knead.');
  answerLike('500');
  await press('Save recipe');
  await wait(EVER);
  expect(screen.getByRole('status')).toHaveTextContent('Not saved: The server has a problem.');
  expect(screen.getByLabelText('Method')).toHaveValue('Knead.');
});

it('CrudBulk keeps selected what was not deleted', async () => {
  render(<CrudBulk />);
  await wait(EVER);
  await press('Select all rows');
  answerLike('500');
  await press('Delete 3 selected');
  await press('Delete', within(screen.getByRole('dialog')));
  await wait(EVER);
  expect(screen.getByText('3 of 3 were not deleted.')).toBeInTheDocument();
  answerLike('');
  // Parcel 3 is at customs.
  await press('Delete 3 selected');
  await press('Delete', within(screen.getByRole('dialog')));
  await wait(EVER);
  expect(screen.getByText('Delete 1 selected')).toBeEnabled();
});

describe('CrudOptimistic', () => {
  beforeEach(async () => {
    render(<CrudOptimistic />);
    await wait(EVER);
  });

  const count = async (jars: string, server: Server): Promise<void> => {
    await press('Edit', within(rowOf('Fig')));
    await wait(100);
    enter('Jars', jars);
    await press('Edit');
    await wait(10);
    // The form has asked for the record, and now the change is sent.
    answerLike(server);
    await wait(100);
    answerLike('');
    await wait(2000);
  };

  it('saves changes of a jam in their order', async () => {
    await count('20', 'slow');
    expect(within(rowOf('Fig')).getByText('20')).toBeInTheDocument();
    await count('21', '');
    await wait(3 * EVER);
    await press('refresh');
    await wait(EVER);
    expect(within(rowOf('Fig')).getByText('21')).toBeInTheDocument();
  });

  it('takes a change back that the server does not answer', async () => {
    await count('22', 'silent');
    await wait(2 * EVER);
    expect(screen.getByText(/Fig is back at .* The server does not/)).toBeInTheDocument();
    await wait(EVER);
    expect(within(rowOf('Fig')).queryByText('22')).not.toBeInTheDocument();
  });
});

it.each([
  ['CrudFailure', CrudFailure],
  ['CrudOptions', CrudOptions],
  ['DashboardLayoutLater', DashboardLayoutLater],
])('%s does not wait forever for a server that is silent', async (_, Demo) => {
  answerLike('silent');
  render(<Demo />);
  await wait(11_000);
  expect(screen.getByText('The server does not respond.')).toBeInTheDocument();
});

it('CrudOptions loads the teams when the user tries again', async () => {
  answerLike('500');
  render(<CrudOptions />);
  await wait(EVER);
  expect(screen.getByRole('alert')).toHaveTextContent('The server has a problem.');
  answerLike('');
  await press('Try again');
  await wait(EVER);
  await choose('Team', 'Billing');
});

it('TutorialDashboard says that a seat is not booked, and does not claim one', async () => {
  render(<TutorialDashboard />);
  answerLike('500');
  await press('Book Wheel throwing');
  await currentUser().type(screen.getByRole('textbox'), 'Mo');
  await press('Book', within(screen.getByRole('dialog')));
  await wait(EVER);
  expect(screen.getByRole('dialog', { name: 'Nothing was booked' })).toHaveTextContent(
    'The server has a problem.',
  );
  expect(screen.getByText('6 of 8')).toBeInTheDocument();
});

describe('ExamplesSupportDesk', () => {
  beforeEach(() => {
    render(<ExamplesSupportDesk />);
    fireEvent.click(screen.getByText('The lock does not open'));
    answerLike('500');
  });

  it('keeps a reply that was not sent', async () => {
    await press('Reply');
    enter('Message', 'Try the new code.');
    await press('Send');
    await wait(EVER);
    expect(screen.getByRole('alert')).toHaveTextContent('The reply is not sent.');
    expect(screen.getByLabelText('Message')).toHaveValue('Try the new code.');
    answerLike('');
    await press('Send');
    await wait(EVER);
    expect(screen.getByRole('log')).toHaveTextContent('Try the new code.');
  });

  it('says that a ticket is not solved', async () => {
    await press('Solve');
    await press('Mark as solved', within(screen.getByRole('dialog')));
    await wait(EVER);
    expect(screen.getByRole('alert')).toHaveTextContent('The ticket is not solved.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Solve')).toBeEnabled();
  });
});
